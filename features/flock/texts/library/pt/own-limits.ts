import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'UE, frangos acima de 33 kg/m²: não mais de 20 ppm de amônia e 3000 ppm de dióxido de carbono. [S1, S2]',
    'Canadá: agir acima de 25 ppm; China, aves adultas: 15 mg/m³, cerca de 21 ppm. [S36, S40]',
    'Um controle suíço pede ao menos 75% do piso seco e solto: nossa linha de “agir” para a cama. [S16]',
    'Para a América Latina e quase toda a Ásia-Pacífico não foi achado limite de amônia; o aplicativo começa com 20 ppm. [PD]',
  ],
  body: [
    {
      title: 'De onde vêm nossas linhas',
      text: 'Cada seção tem duas linhas. Até a primeira a luz é “bom”; além da segunda, “agir”; no meio, “atenção”. Algumas se apoiam em regras: a amônia, o piso seco e o índice holandês de 80. [S24] As outras são definição deste produto, e o aplicativo diz isso ao lado de cada número. Uma definição é um ponto de partida, não uma sentença.',
    },
    {
      title: 'Quando mudar',
      text: 'Mude uma linha quando sua lei, seu programa ou seu comprador der outro número, ou quando o veterinário fixar uma meta. Aperte aos poucos: uma linha sempre vermelha não ensina nada. Não afrouxe porque um lote foi ruim. O relatório imprime os limites usados, então os antigos mantêm o sentido.',
    },
    {
      title: 'As pessoas também contam',
      text: 'Regras de trabalho protegem pessoas, não aves: 25 ppm numa jornada e 35 ppm por 15 minutos em guias americanos. [S38] As aves percebem 5 ppm. [S36] Um aviário legal para a equipe ainda pode ser desagradável para o lote.',
    },
  ],
  today: [
    'Procure o que pedem sua lei, seu programa e seu comprador.',
    'Digite os números mais rigorosos nos limites da sua granja.',
    'Guarde a fonte de cada número com os papéis da granja.',
    'Releia os relatórios anteriores com as novas linhas em mente.',
  ],
  vet: [
    'Você não sabe que regra vale para o seu lote.',
    'Uma meta parece fora do alcance do seu aviário.',
    'Um limite para pessoas foi ultrapassado: antes de alguém entrar de novo.',
  ],
};
