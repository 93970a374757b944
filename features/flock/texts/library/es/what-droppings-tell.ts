import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'El alimento pasa por un pollo en solo 4 a 8 horas, así que las heces muestran pronto el problema de hoy. [S9]',
    'Un problema intestinal puede volverse grave en 48 horas. [S9]',
    'Moco, amarillo, verde, blanco y rojo tienen cada uno varias causas posibles, infecciosas e inofensivas. [S4]',
    'Las luces de color y el balance de blancos del teléfono cambian todos los colores que usted juzga.',
  ],
  body: [
    {
      title: 'Primero, las causas inofensivas',
      text: 'Una partida nueva de alimento, un grano pálido o un maíz rico en pigmento pueden cambiar el color de todo un galpón. Forraje verde, alfalfa, un comedero vacío o un rato a oscuras tiñen de verde. Con calor las aves beben, y lo que beben sale. Medicamentos, vacunas y hierro también dejan huella. Anote qué cambió en los últimos tres días antes de culpar al intestino.',
    },
    {
      title: 'Qué es una puntuación',
      text: 'Una puntuación anota lo que usted vio, siempre con las mismas palabras. No nombra una causa. Dos problemas muy distintos pueden dejar la misma deyección, y un ave enferma puede dejar una normal. Por eso aquí los colores nunca se promedian: la aplicación muestra la proporción de cada color y la proporción no normal.',
    },
    {
      title: 'Por qué gana la tendencia',
      text: 'Una visita es una foto instantánea de veinte deyecciones. Si dos de veinte no son normales, la proporción real puede estar entre 3 y 30 %. Mire otra vez al día siguiente o al otro, luego cada semana a la misma hora, y compare con la misma edad del lote anterior. La aplicación solo dice «aumento claro» cuando el azar es una explicación poco probable.',
    },
  ],
  today: [
    'Revise comederos, agua y lámparas antes de juzgar colores.',
    'Ponga la deyección en una tarjeta blanca con luz blanca.',
    'Anote cambio de alimento, medicación, vacuna, calor o corte de luz.',
    'Si el resultado es «vigilar» o peor, repita en 24 a 48 horas.',
  ],
  vet: [
    'Hay sangre, o heces negras como alquitrán.',
    'Varias deyecciones son verdes y hay aves sin comer, decaídas o boqueando.',
    'La proporción no normal sube claramente entre dos visitas.',
  ],
};
