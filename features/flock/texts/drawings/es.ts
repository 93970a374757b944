import type { DrawingsTexts } from './CN.ts';

export const es: DrawingsTexts = {
  alt: '{scale}, puntuación {score}: {descriptor}. {seen}',
  altLevel: '{scale}, {level}. {seen}',
  onBird: '{bird}. {seen}',
  bird: { white: 'Pollo blanco', brown: 'Gallina marrón', turkey: 'Pavo', duck: 'Pato' },
  seen: {
    'litter-0':
      'El piso es viruta suelta de un mismo color claro, sin huella de bota; lo apretado en el guante se deshace solo.',
    'litter-1':
      'Algo más oscura que 0 y un poco prensada: una primera huella tenue de bota y migas que se pegan en grumos pequeños.',
    'litter-2':
      'A diferencia de 1, hay manchas oscuras y húmedas junto a la línea de bebederos, la huella se ve bien y la bola apretada se parte en tres.',
    'litter-3':
      'A diferencia de 2, hay terrones planos y agrietados en la superficie, la huella es profunda y nítida y la bola queda entera.',
    'litter-4':
      'A diferencia de 3, una costra brillante cubre el piso; la bota la ha roto y ha levantado un trozo. La bola se pega al guante.',
    'litter-5':
      'A diferencia de 4, no queda nada suelto: barro negro con charcos, agua en la huella y una masa que escurre del guante.',
    'int_colour-0': 'Deyección firme y plegada, marrón, con una capa blanca clara en un extremo.',
    'int_colour-1':
      'Más clara que 0, de beige a caramelo y más gruesa, con trozos claros de alimento y una capa blanca menor.',
    'int_colour-2': 'Amarilla en vez de marrón claro, lisa y sin trozos, con franjas anchas de brillo.',
    'int_colour-3': 'A diferencia de 2, un moco naranja cubre la deyección marrón, la rebasa y forma hilos.',
    'int_colour-4': 'A diferencia de 3, sin moco y claramente verde, con un cerco húmedo verde de borde marcado.',
    'int_colour-5':
      'A diferencia de 4, una capa blanca como tiza cubre casi todo, con granos blancos alrededor y un borde lechoso.',
    'int_colour-6':
      'A diferencia de 5, rojo oscuro con vetas de sangre fresca, grumos negros brillantes y un borde rojo en la tarjeta. Veterinario el mismo día.',
    'int_texture-0':
      'Deyección firme y plegada, con pliegues profundos y capa blanca de borde nítido; la tarjeta está seca.',
    'int_texture-1':
      'Más blanda que 0: más ancha, casi sin pliegues, la capa blanca hundida y un fino cerco húmedo. Conserva su contorno.',
    'int_texture-2':
      'A diferencia de 1, pierde el contorno: se extiende plano, con granos enteros e hilos de moco en un cerco húmedo ancho.',
    'int_texture-3':
      'A diferencia de 2, casi todo es líquido: un charco fino con un remolino blanco y tres trozos sólidos pequeños.',
    'cec_colour-0': 'Montón blando con punta, de marrón oscuro a negro y brillante, sin capa blanca.',
    'cec_colour-1': 'Más claro que 0: marrón caramelo, casi sin brillo.',
    'cec_colour-2': 'Amarillo en vez de marrón, mate, con grumos claros y motas.',
    'cec_colour-3':
      'A diferencia de 2, rojo oscuro con coágulos negros, un cerco de sangre alrededor y gotas en la tarjeta. Veterinario el mismo día.',
    'cec_texture-0': 'Pasta lisa que mantiene una punta blanda; sin burbujas.',
    'cec_texture-1': 'Más aplanada que 0: sin punta, con un borde fino y húmedo y unas pocas burbujas sueltas.',
    'cec_texture-2': 'A diferencia de 1, las burbujas la cubren de borde a borde y escurre líquido.',
    'cec_texture-2-foamy': 'A diferencia de 1, las burbujas la cubren de borde a borde; no escurre nada.',
    'cec_texture-3':
      'A diferencia de 2, sin espuma ni forma: un charco fino que corre por la tarjeta, con burbujas solo en el borde.',
    'fpd-0': 'Planta de la pata: almohadilla lisa, escamas enteras, sin costra.',
    'fpd-1': 'Una primera mancha oscura pequeña en el 5 % de la almohadilla, sin hinchazón.',
    'fpd-2': 'Mayor que 1: costra de borde irregular y con grietas en una cuarta parte de la almohadilla.',
    'fpd-3':
      'Costra en casi la mitad de la almohadilla (45 %); a diferencia de 2, con borde rojo elevado y algo de hinchazón.',
    'fpd-4':
      'Costra gruesa en la mayor parte de la almohadilla (70 %); a diferencia de 3, muy hinchada y roja, con manchas también en los dedos. Veterinario el mismo día.',
    'feather-0': 'De frente; las plumas de pecho y vientre están limpias y separadas.',
    'feather-1': 'Unas pocas plumas sueltas del bajo pecho están manchadas; ninguna mancha llega a 5 cm.',
    'feather-2':
      'A diferencia de 1, una mancha marrón de más de 5 cm ocupa pecho y vientre, señalada con un corchete; las plumas siguen separadas.',
    'feather-3':
      'A diferencia de 2, casi toda la parte inferior está oscura, mojada y apelmazada en mechones, con piel entre ellos; también las alas están sucias.',
    'nh3-0': 'La tira es amarilla, la escala está en el nivel más bajo y no hay burbujas de gas junto al ave.',
    'nh3-1': 'Un nivel por encima de 0: la tira es de un amarillo más oscuro y aparecen las primeras burbujas de gas.',
    'nh3-2': 'Un nivel por encima de 1: la tira es verde amarillenta y hay más burbujas.',
    'nh3-3': 'Un nivel por encima de 2: la tira es verde; una bandera en la escala indica que conviene actuar pronto.',
    'nh3-4': 'Un nivel por encima de 3: la tira es verde oscura; la escala llega a la barra roja, el límite de 20 ppm.',
    'nh3-5':
      'A diferencia de 4, la tira es verde azulada, la escala ha pasado la barra roja y el ave tiene los ojos rojos.',
    'nh3-6': 'A diferencia de 5, la tira es azul y al ave le lloran los ojos.',
    'nh3-7': 'A diferencia de 6, la tira es azul oscura y el ave ha cerrado los ojos.',
    'nh3-8':
      'A diferencia de 7, la tira tiene el azul más oscuro y la escala está en lo más alto; una señal indica que las personas deben salir del galpón.',
    'tip-birds': 'Aves repartidas por todo el galpón; las dos más cercanas, junto a un cerco de captura.',
    'tip-manure':
      'Tarjeta blanca bajo una linterna blanca: a la izquierda, una deyección intestinal con su capa blanca; a la derecha, una cecal oscura sin ella.',
    'tip-litter':
      'Una bota empuja la cama y forma un lomo; al lado, una mano con guante se abre tras apretar un puñado.',
    'tip-ammonia': 'Una mano con guante sostiene un medidor de amoníaco a la altura de la cabeza de las aves.',
  },
};
