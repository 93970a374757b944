import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'En pavos también importan los dedos, y las escalas comunes no los incluyen. [S20]',
    'En pavos la pata izquierda y la derecha coinciden solo a medias: hay que ver ambas. [S18]',
    'En patos, quienes los observan caminando anotan suciedad, falta de plumas, ojos y orificios nasales. [S45, S46]',
    'No encontramos ninguna escala publicada de heces de pato.',
  ],
  body: [
    {
      title: 'Pavos: patas y color',
      text: 'Levante las aves pesadas entre dos personas y mire ambas patas y todos los dedos; la aplicación tiene una casilla para lesiones de dedos. Cuenta la peor pata. En pavos las heces amarillo azufre merecen atención: un veterinario pensará en histomoniasis. [S62] Una sola es una pista; varias, una llamada, sobre todo si sube la mortalidad. Machos y hembras de igual edad pesan distinto: llévelos en informes separados.',
    },
    {
      title: 'Patos: más blando y más húmedo',
      text: 'Las heces de pato son blandas por naturaleza y las cecales cuesta distinguirlas. Use la consistencia solo para comparar la granja consigo misma y omita la sección cecal si duda. Una sección omitida se imprime como «no evaluado», nunca como cero. La cama de los patos es más húmeda; sobre slats esa sección no se aplica. Con el ave y el piso indicados, la aplicación dice qué secciones corresponden.',
    },
    {
      title: 'Patos: agua y plumas',
      text: 'Los patos limpian plumas, ojos y orificios nasales con agua. Junto a la puntuación de plumas anote a qué agua llegan y si ojos u orificios están sucios. Más agua ayuda al ave y moja el piso: póngala sobre un lugar con drenaje o slats.',
    },
  ],
  today: [
    'Indique el ave y el tipo de piso en la página de la granja.',
    'Pavos: marque lesiones de dedos; mire ambas patas.',
    'Patos: anote agua, ojos y orificios nasales en los comentarios.',
    'Compare con su propio lote anterior, no con pollos.',
  ],
  vet: [
    'Pavos: heces amarillo azufre o sangre, el mismo día.',
    'Patos: ojos u orificios nasales con costras en varias aves.',
    'Las aves no pueden levantarse ni llegar al agua.',
  ],
};
