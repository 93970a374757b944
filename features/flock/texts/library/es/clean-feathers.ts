import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'AssureWel, para gallinas, empieza su clase más sucia en una zona de 5 cm. [S27]',
    'La suciedad en la cloaca apunta a diarrea; en el pecho, a la cama. [S27]',
    'En 50 lotes noruegos, peor marcha fue con más lesiones de patas y corvejones y aves más sucias. [S60]',
  ],
  body: [
    {
      title: 'Cómo mirar',
      text: 'En pollos y pavos mire pecho, vientre y cloaca; levante el ave o espere a que se ponga de pie. En ponedoras mire un lado del cuerpo, sin patas. [S27] Juzgue aves blancas y de color con la misma regla: qué tamaño tiene la zona sucia y si las plumas siguen separadas. La mano es una buena medida: sepa dónde acaban 5 cm en la suya. Tome las aves como vengan: quien busca las sucias encuentra una proporción que no existe.',
    },
    {
      title: 'Las cuatro puntuaciones',
      text: '0 es limpio, a lo sumo con polvo. 1 tiene manchas, ninguna de 5 cm. 2 tiene una zona sucia de 5 cm o más, pero menos de la mitad inferior. 3 es la mitad o más, o plumas mojadas y apelmazadas. Los cortes son definición de este producto. Algo de suciedad es normal al final de la crianza; las plumas apelmazadas no, porque ya no abrigan.',
    },
    {
      title: 'Qué hay detrás',
      text: 'Cama húmeda donde descansan, demasiadas aves, heces sueltas y patas débiles: todo acaba en las plumas. Un ave coja se echa más y se ensucia más. Compare con cama, consistencia y patas antes de elegir un remedio. Los patos se limpian con agua: si están sucios, piden mejor acceso a ella.',
    },
  ],
  today: [
    'Mire diez aves en cada una de diez zonas y cuéntelas.',
    'Anote aparte cloacas y pechos sucios.',
    'Ponga cama seca donde descansan las aves.',
    'Compare con la consistencia de las heces de hoy.',
  ],
  vet: [
    'Hay cloacas empastadas en más de unas pocas aves.',
    'Plumas mojadas o apelmazadas y aves que tiritan o jadean.',
    'Las aves sucias además cojean o tienen los corvejones dañados.',
  ],
};
