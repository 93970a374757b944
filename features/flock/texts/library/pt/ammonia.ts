import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'As aves percebem a amônia a partir de cerca de 5 ppm; a saúde pode sofrer a partir de 10 ppm. [S36]',
    'As pessoas só sentem o cheiro com cerca de 20 a 30 ppm e se acostumam em uns 20 minutos. [S33]',
    'UE, aviários densos de frangos: não acima de 20 ppm na altura da cabeça. [S1] Canadá: agir acima de 25 ppm, e cedo acima de 10. [S36]',
    'China, NY/T 388: 10 mg/m³ para aves jovens e 15 mg/m³ para adultas, cerca de 14 e 21 ppm. [S40]',
    'Uma fita pode diferir 10 ppm do medidor; os tubos, cerca de 20% da leitura. [S35, S34]',
  ],
  body: [
    {
      title: 'Quando e onde',
      text: 'Num estudo a concentração foi maior a 30 cm do que a 90 ou 150 cm, e máxima às 06:00. [S37] Meça cedo, na altura da cabeça das aves, antes de as portas ficarem abertas. No mínimo quatro locais: frente, centro, fundo e uma parede lateral ou linha de bebedouros. Com os ventiladores parados você vê o pior caso. [S35]',
    },
    {
      title: 'Ler o aparelho',
      text: 'Molhe a fita com água destilada, espere o que diz a embalagem e compare com a cartela dela sob luz branca. Uma fita não separa 15 de 20 ppm; perto de um limite o aplicativo marca o resultado como incerto. No tubo, veja validade e faixa. Anote qual aparelho usou.',
    },
    {
      title: 'Vale o pior canto',
      text: 'O limite é ultrapassado onde é ultrapassado. Por isso o aplicativo mostra primeiro a maior leitura e nunca esconde um canto ruim na média. A amônia sobe da cama molhada: olhe o piso do pior lugar.',
    },
  ],
  today: [
    'Meça de quatro a oito locais antes de abrir as portas.',
    'Anote aparelho, ventiladores e altura.',
    'Aumente a ventilação mínima e meça de novo.',
    'Retire a crosta molhada do pior lugar.',
  ],
  vet: [
    'As leituras seguem acima do limite apesar de mais ar.',
    'As aves fecham os olhos, tossem ou estão com os olhos inchados.',
    'Alguém sente os olhos arderem: saia primeiro, ligue depois.',
  ],
};
