import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Ninguna anormal de 20 aún permite hasta 16 % en el lote (intervalo de 95 %). [S57]',
    'Para bajar el extremo superior de 10 % sin hallar nada hacen falta 35; para bajar de 5 %, 73. [S57]',
    'Las lesiones de patas estaban repartidas de forma desigual: más lugares valen más que más aves en un lugar. [S22]',
    'En ponedoras no hay un número acordado; se usan 50 gallinas o 100 patas. [S43, S28, S24]',
  ],
  body: [
    {
      title: 'Qué dice el intervalo',
      text: 'Usted vio algunas aves, no todas. El intervalo es el rango de proporciones reales que encajan con lo visto. Dos de veinte es 10 %, pero encaja todo entre 3 y 30 %. Cinco de veinte es 25 %, y encaja de 11 a 47 %. El método es el de Wilson, que se porta bien con pocas aves y con 0 o 100 %. [S57]',
    },
    {
      title: 'Por qué hay luces provisionales',
      text: 'El color de la luz sale de la proporción vista; su certeza, del intervalo. Si el intervalo cruza un límite, la luz va rayada y dice «provisional». Con veinte registros lo son casi todas, y eso es honesto. El lote anterior, las otras secciones y una segunda visita la afirman.',
    },
    {
      title: 'Un ejemplo',
      text: 'La semana pasada 2 de 20 deyecciones no eran normales; hoy, 6 de 20. Son 20 puntos más, pero el cambio puede ir de 5 menos a 43 más: sin cambio claro. Con 9 de 20 serían de 7 a 57 más: aumento claro. Los vecinos se parecen, así que el rango real es algo más amplio si muchas aves vienen de un rincón.',
    },
  ],
  today: [
    'Reparta diez zonas de punta a punta y de lado a lado.',
    'Puntúe dos aves y dos deyecciones en cada una, las más cercanas.',
    'Repita en 24 a 48 horas en vez de discutir un resultado.',
    'Use el conteo de 100 aves para el plumaje.',
  ],
  vet: [
    'Una luz está en «actuar», provisional o no.',
    'La aplicación dice «aumento claro» en alguna sección.',
    'Hay pocos registros, pero uno es una alerta roja.',
  ],
};
