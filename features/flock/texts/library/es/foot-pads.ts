import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Los primeros signos suelen verse entre los días 12 y 14. [S64]',
    'Se hallaron úlceras bajo lesiones muy pequeñas: la puntuación 1 no es inofensiva. [S19]',
    'En pavos la pata izquierda y la derecha coinciden solo a medias: mire las dos y anote la peor. [S18]',
    'Las reglas holandesas usan la media anual: menos de 80 está en norma, de 80 a 120 exige un plan, más de 120 también menor densidad. [S24, S25]',
  ],
  body: [
    {
      title: 'Levantar, limpiar, mirar',
      text: 'Sujete el cuerpo y ambas patas y mantenga el ave derecha menos de un minuto. Limpie la almohadilla con un paño húmedo: el estiércol sale, la costra queda. Juzgue cuánta superficie está cubierta y compare con los dibujos. El anillo de cada dibujo muestra la misma proporción sin la pata.',
    },
    {
      title: 'Los rangos de aquí',
      text: 'Las etiquetas dicen 1-10, 20-30, 40-50 y 60 % o más. Lo que cae en medio va al más cercano: los cortes están en 15, 35 y 55 %, definición de este producto. El índice de 0 a 200 del informe es una estimación según la fórmula holandesa. Las clases reales juzgan la profundidad en el matadero; las nuestras, la superficie en el ave viva. No lo cite nunca como oficial. [S23]',
    },
    {
      title: 'Qué las mueve',
      text: 'La cama húmeda es el camino habitual hacia las patas dañadas; las heces sueltas la alimentan. Empiece con piso seco y manténgalo así desde la primera semana: una almohadilla herida tarda en curar. Las patas sanas caminan hasta el comedero y el agua y, donde se venden, también conservan su precio.',
    },
  ],
  today: [
    'Mire dos aves en cada una de diez zonas, las más cercanas.',
    'Repita a los días 21 y 28 y antes de la primera retirada.',
    'Donde encuentre un 2, revise la cama en ese mismo lugar.',
    'Seque hoy el piso bajo los bebederos.',
  ],
  vet: [
    'Algún ave tiene 4, o varias tienen 3.',
    'Hay aves cojas, apoyadas en los corvejones o que evitan los comederos.',
    'Las almohadillas se hinchan, están calientes o abiertas.',
  ],
};
