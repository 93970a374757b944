import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'UE, pollos a más de 33 kg/m²: no más de 20 ppm de amoníaco ni 3000 ppm de dióxido de carbono. [S1, S2]',
    'Canadá: actuar por encima de 25 ppm; China, aves adultas: 15 mg/m³, unas 21 ppm. [S36, S40]',
    'Un control suizo pide al menos 75 % del piso seco y suelto: nuestra línea de «actuar» para la cama. [S16]',
    'Para América Latina y casi toda Asia-Pacífico no se halló límite de amoníaco; la aplicación empieza en 20 ppm. [PD]',
  ],
  body: [
    {
      title: 'De dónde vienen nuestras líneas',
      text: 'Cada sección tiene dos líneas. Hasta la primera la luz es «bien»; más allá de la segunda, «actuar»; en medio, «vigilar». Algunas se apoyan en reglas: el amoníaco, el piso seco y el índice holandés de 80. [S24] Las demás son definición de este producto, y la aplicación lo dice junto a cada número. Una definición es un punto de partida, no una sentencia.',
    },
    {
      title: 'Cuándo cambiarlas',
      text: 'Cambie una línea cuando su ley, su programa o su comprador dé otra cifra, o cuando su veterinario fije una meta. Hágala más estricta paso a paso: una línea siempre en rojo no enseña nada. No la afloje porque un lote salió mal. El informe imprime los límites con que se juzgó, así que los antiguos conservan su sentido.',
    },
    {
      title: 'Las personas también cuentan',
      text: 'Las reglas laborales protegen a las personas, no a las aves: 25 ppm en una jornada y 35 ppm durante 15 minutos en guías de Estados Unidos. [S38] Las aves notan 5 ppm. [S36] Un galpón legal para el personal puede ser desagradable para el lote.',
    },
  ],
  today: [
    'Busque qué piden su ley, su programa y su comprador.',
    'Escriba las cifras más estrictas en los límites de su granja.',
    'Guarde la fuente de cada cifra con los papeles de la granja.',
    'Relea los informes anteriores con las nuevas líneas en mente.',
  ],
  vet: [
    'No sabe qué regla se aplica a su lote.',
    'Una meta parece inalcanzable para su galpón.',
    'Se superó un límite para personas: antes de que alguien vuelva a entrar.',
  ],
};
