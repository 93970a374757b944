import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Em perus os dedos também importam, e as escalas comuns os deixam de fora. [S20]',
    'Em perus o pé esquerdo e o direito só coincidem em parte: é preciso ver os dois. [S18]',
    'Em patos, quem observa caminhando anota sujeira, falta de penas, olhos e narinas. [S45, S46]',
    'Não encontramos escala publicada para fezes de pato.',
  ],
  body: [
    {
      title: 'Perus: pés e cor',
      text: 'Levante as aves pesadas em duas pessoas e olhe os dois pés e todos os dedos; o aplicativo tem uma marcação para lesões de dedos. Vale o pior pé. Em perus, fezes amarelo-enxofre merecem atenção: o veterinário pensará em histomoníase. [S62] Uma só é uma pista; várias, uma ligação, sobretudo se a mortalidade sobe. Machos e fêmeas da mesma idade têm pesos diferentes: faça relatórios separados.',
    },
    {
      title: 'Patos: mais mole e mais úmido',
      text: 'As fezes de pato são moles por natureza e as cecais são difíceis de distinguir. Use a consistência só para comparar a granja com ela mesma e pule a seção cecal se estiver em dúvida. Uma seção pulada sai como “não avaliado”, nunca como zero. A cama dos patos é mais úmida; sobre ripado essa seção não se aplica. Com a ave e o piso informados, o aplicativo diz quais seções se aplicam.',
    },
    {
      title: 'Patos: água e penas',
      text: 'Patos limpam penas, olhos e narinas com água. Ao lado do escore de penas anote que água eles alcançam e se olhos ou narinas estão sujos. Mais água ajuda a ave e molha o piso: coloque-a em lugar drenado ou ripado.',
    },
  ],
  today: [
    'Informe a ave e o tipo de piso na página da granja.',
    'Perus: marque lesões de dedos; olhe os dois pés.',
    'Patos: anote água, olhos e narinas nos comentários.',
    'Compare com seu próprio lote anterior, não com frangos.',
  ],
  vet: [
    'Perus: fezes amarelo-enxofre ou sangue, no mesmo dia.',
    'Patos: olhos ou narinas com crostas em várias aves.',
    'As aves não conseguem levantar nem chegar à água.',
  ],
};
