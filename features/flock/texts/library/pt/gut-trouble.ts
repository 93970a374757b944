import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'As coccídias lesam o intestino a partir de uns 7 dias de idade; pode aparecer sangue ou muco alaranjado. [S63, S4]',
    'Disbacteriose: cama molhada e cecos volumosos com gás, sem um único germe por trás. [S8]',
    'Passagem de ração: grão em fezes molhadas e malformadas, às vezes verdes com muco alaranjado. Nem sempre a culpa é da ração. [S10]',
    'Só um veterinário, com necropsia e raspados, pode dizer qual é.',
  ],
  body: [
    {
      title: 'Coccídias',
      text: 'Esses parasitas vivem na mucosa do intestino e a rompem. Acredita-se que o muco alaranjado seja muco com células soltas. [S9] Fezes vermelhas, sobretudo as cecais, põem a coccidiose no topo da lista do veterinário, mas outras causas também sangram. [S4, S5] Muitos lotes têm um programa na ração ou uma vacina; diga qual e desde quando.',
    },
    {
      title: 'Disbacteriose',
      text: 'O equilíbrio dos micróbios se perdeu. As fezes amolecem, os cecos fazem gás e surgem cecais claras e espumosas. [S7, S8] Anote se houve troca de ração na semana anterior. A cama molha mais depressa do que os bebedouros explicam.',
    },
    {
      title: 'Passagem de ração',
      text: 'A ração sai quase como entrou. Tamanho de partícula, matérias-primas, infecção e estresse podem ter parte nisso. [S10] Aperte uma amostra no cartão: os pedaços de grão aparecem na hora.',
    },
    {
      title: 'O que você pode fazer bem',
      text: 'Não dá para separar os três pelas fezes, e nem precisa. Você pode dizer quando começou, quantas fezes estão afetadas, com que intervalo, e o que mudou. Isso encurta o caminho do veterinário. Algumas fotos nítidas no cartão branco, com luz branca, também ajudam.',
    },
  ],
  today: [
    'Pontue vinte amostras pelo aviário todo e tire fotos.',
    'Guarde as notas de entrega e uma amostra da ração.',
    'Anote idade, programa, vacina e tratamentos.',
    'Guarde no frio fezes frescas e aves recém-mortas para o veterinário.',
  ],
  vet: [
    'Há sangue: no mesmo dia.',
    'Muco alaranjado ou ração em um quarto das fezes ou mais.',
    'Aumentam as cecais espumosas, ou o peso atrasa.',
  ],
};
