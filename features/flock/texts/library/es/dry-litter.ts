import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'La cama se considera húmeda desde cerca de 25 % de humedad. [S11]',
    'Sigue suelta con 15 a 30 %, y tiende a apelmazarse con 30 a 45 %. [S12]',
    'Entre 70 y 80 % del agua que beben las aves vuelve al aire o a la cama del galpón. [S66]',
    'En un galpón de 20.000 aves pueden ser toneladas de agua cada día. [S15]',
  ],
  body: [
    {
      title: 'La prueba de la bola',
      text: 'Empuje la superficie con la bota, apriete un puñado con el guante y abra la mano. Lo ideal es que se deshaga sin polvo. Una bola que queda entera apunta a más de 30 a 35 % de humedad; el polvo, a menos de 10 %. [S11] Las fuentes no coinciden en los límites exactos: tome las cifras como guía. Entre 0, 1 y 2 difieren hasta los expertos; en la cama húmeda hay más acuerdo. [S14]',
    },
    {
      title: 'El lugar de la costra dice por qué',
      text: 'Un anillo bajo los niples apunta a presión, altura o fugas. Una franja a lo largo de la línea dice lo mismo de toda la línea. Las zonas húmedas junto a las entradas pueden venir del aire frío que cae. Si la costra va de pared a pared, pregunte por ventilación, densidad e intestino. La grasa sin digerir puede sellar la superficie, así que una costra puede empezar en el alimento. [S3]',
    },
    {
      title: 'Del piso al ave',
      text: 'Las aves descansan sobre el pecho y caminan sobre las almohadillas. Lo que hay en el piso lo llevan puesto. Compare la cama con las patas, los pechos sucios y el amoníaco; suelen moverse juntos. El piso seco se hace cada día: poco y a menudo vale más que un gran arreglo.',
    },
  ],
  today: [
    'Apriete la cama en seis puntos o más, no solo junto a los bebederos.',
    'Ajuste altura y presión de los niples al tamaño de hoy; repare fugas.',
    'Retire la costra, añada cama seca y luego dé más aire.',
    'Lea el medidor de agua y compárelo con el alimento.',
  ],
  vet: [
    'La cama húmeda avanza aunque bebederos y aire están bien.',
    'Más deyecciones son sueltas, con moco o con alimento.',
    'Hay patas con 3 o 4, o las aves evitan caminar.',
  ],
};
