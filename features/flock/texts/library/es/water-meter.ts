import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Las aves beben normalmente entre 1,75 y 2 veces el peso de su alimento; el calor lo aumenta. [S15]',
    'Un aumento repentino de agua suele llegar antes que las heces húmedas. [S66]',
    'Entre 70 y 80 % de lo que beben termina en el aire o en la cama. [S66]',
  ],
  body: [
    {
      title: 'Un número al día',
      text: 'Lea el medidor a la misma hora, mejor por la mañana, y divida los litros del día entre los kilos de alimento del día. Un litro de agua pesa un kilo, así que el resultado es la relación agua-alimento. Un lote que comió 2.000 kg y bebió 3.700 litros está en 1,85. Apunte la relación; basta una línea en papel. Lo que cuenta es el salto desde ayer.',
    },
    {
      title: 'Si sube',
      text: 'Busque primero lo sencillo: un niple que gotea, presión alta, una línea lavada, un flotador roto, un día caluroso. Después piense en la sal o la proteína de un alimento nuevo. Si nada encaja y las heces se aflojan, son las aves las que beben más, y eso es asunto de su veterinario.',
    },
    {
      title: 'Si baja',
      text: 'Las aves que dejan de beber pronto dejan de comer. La razón puede ser un filtro tapado, aire en la línea, poca presión, mal sabor tras un tratamiento o agua muy fría en invierno. Una caída con aves calladas es urgente, sea cual sea el aspecto de las heces.',
    },
    {
      title: 'Junto a las puntuaciones',
      text: 'Una relación alta con heces flojas y cama en 3 cuenta una historia. Una relación normal con heces flojas cuenta otra. Anote el medidor en el informe para que quien lo lea tenga ambas cosas.',
    },
  ],
  today: [
    'Recorra cada línea: fugas, altura, presión, niples sucios.',
    'Lea el medidor ahora y otra vez en 24 horas.',
    'Divida agua entre alimento y compare con los últimos siete días.',
    'Mire en la nota de entrega si cambió el alimento.',
  ],
  vet: [
    'El agua sube de golpe y no hay fuga ni calor que lo explique.',
    'El agua baja y las aves están calladas.',
    'La consistencia llega a 2 o 3 en muchas deyecciones.',
  ],
};
