import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'El verde viene de la bilis cuando las aves no comen; un comedero vacío hace lo mismo. [S4]',
    'Con aves enfermas, un veterinario pensará también en la enfermedad de Newcastle y la influenza aviar. [S4, S62]',
    'Algunas causas de heces verdes con enfermedad deben notificarse por ley.',
  ],
  body: [
    {
      title: 'Primero los comederos',
      text: 'Mire si hay alimento, si la línea funciona y si hubo luz. El forraje verde o la alfalfa también tiñen. Si las aves están despiertas, con hambre, y comen en cuanto llega el alimento, puntúe otra vez en unas horas. Un galpón que perdió una comida puede verse verde durante unas horas.',
    },
    {
      title: 'Cuándo es una alarma',
      text: 'Heces verdes y aves que no comen, decaídas, que boquean, tuercen el cuello o mueren de golpe: deje de puntuar. Nadie va de este galpón a otro. No saque botas, paños, jaulas ni la funda del teléfono. No mueva aves, huevos, cama ni alimento. No abra usted mismo las aves muertas.',
    },
    {
      title: 'La primera hora',
      text: 'Cierre el galpón. Llame a su veterinario, también de noche. Si no lo encuentra, llame a la autoridad veterinaria de su zona; su número debe estar en la pared antes de necesitarlo. Diga cuántas aves murieron ayer y hoy, qué vio y desde cuándo. Anote quién entró en los últimos días. Espere instrucciones, cámbiese de ropa y lávese. El informe y sus fotos quedan en el teléfono, con red o sin ella. Diga también la edad de las aves y cuándo se vacunaron.',
    },
  ],
  today: [
    'Escriba ya el número de su veterinario en la página de la granja.',
    'Pegue en la pared el número de la autoridad veterinaria.',
    'Revise alimento, agua y luz antes que nada.',
    'Marque «aves enfermas» o «muertes súbitas» si las ve.',
  ],
  vet: [
    'Heces verdes y cualquier ave enferma o muerta: de inmediato.',
    'Muertes súbitas, sean como sean las heces: de inmediato.',
    'Heces que siguen verdes después de comer: el mismo día.',
  ],
};
