import type { LibraryTexts } from './CN.ts';

export const es: LibraryTexts = {
  title: 'Biblioteca de recursos',
  search: 'Buscar en la biblioteca',
  clear: 'Borrar la búsqueda',
  found_one: '{count} artículo encontrado',
  found_other: '{count} artículos encontrados',
  nothing: 'Ningún artículo habla de «{text}».',
  nothingNote: 'Pruebe con otra palabra, por ejemplo «cama» o «agua».',
  readFirst: 'Leer primero',
  minutes: '{count} min',
  read: 'Leído',
  card: {
    link: 'Tarjeta gris para imprimir',
    linkNote: 'Quita de las fotos el color de la luz',
    title: 'Tarjeta gris',
    intro: 'Un cuadro gris en la foto muestra qué hace la luz con los colores. Un toque los corrige.',
    one: 'Imprima en papel blanco mate, solo en negro (escala de grises) y a tamaño real. La barra debe medir 5 cm.',
    two: 'Guárdela en una funda mate que se pueda limpiar; una tarjeta propia para cada granja.',
    three: 'Póngala junto a la deyección o la pata, con la misma luz, sin sombra ni brillo.',
    four: 'Tome la foto, elija «Corregir colores» y toque el cuadro gris.',
    note: 'El gris de una impresora no es exacto. Quita el tinte de las lámparas blancas y no sustituye a un aparato de medida. Con lámparas de color ninguna tarjeta ayuda: use una linterna blanca.',
    print: 'Imprimir la tarjeta',
  },
  about: {
    link: 'Sobre las escalas y los límites',
    linkNote: 'Ocho escalas, qué significa cada puntuación, límites por zona, fuentes',
    title: 'Escalas y límites',
    intro:
      'Una puntuación es lo que usted vio, no un diagnóstico. Ninguna norma publicada define las escalas de deyecciones que se usan aquí; los números y palabras marcados como «definición de este producto» son nuestros, el resto cita su fuente.',
    version: 'Escalas, versión {n}',
    scales: 'Las ocho escalas',
    ownTag: 'Definición de este producto',
    farmTag: 'Fijado por la granja',
    unit: {
      litter: 'Se puntúa: un punto del piso',
      int_colour: 'Se puntúa: una deyección',
      int_texture: 'Se puntúa: una deyección',
      cec_colour: 'Se puntúa: una deyección',
      cec_texture: 'Se puntúa: una deyección',
      fpd: 'Se puntúa: un ave, la peor pata',
      feather: 'Se puntúa: un ave',
      nh3: 'Se puntúa: un lugar, a la altura de la cabeza',
    },
    how: {
      litter: 'Empuje, apriete, abra la mano. Los porcentajes de humedad son una guía, no una medición.',
      int_colour:
        'Los colores son nombres, no cantidades, y nunca se promedian. Elija el más preocupante que cubra una cuarta parte o más; la sangre cuenta siempre.',
      int_texture: 'Presione una vez con el palo. Desde 2 cuenta como no normal.',
      cec_colour:
        'Los colores son nombres y nunca se promedian. Un solo caso claro de rojo basta para llamar al veterinario.',
      cec_texture: 'Alguna espumosa es habitual; lo que importa es que la proporción suba.',
      fpd: 'Limpie la almohadilla: el estiércol sale, la costra queda. Cortes en {a}, {b} y {c} %: lo que cae entre dos etiquetas va a la más cercana.',
      feather:
        'Manchas de menos de 5 cm son 1, una zona sucia de 5 cm o más es 2, la mitad inferior o plumas apelmazadas son 3.',
      nh3: 'Se guardan los ppm y un nivel. Una tira puede diferir unos 10 ppm de un medidor; un tubo, un 20 % de la lectura.',
    },
    results: 'Cómo se obtiene un resultado',
    resultShare:
      'Cada sección da la proporción no normal, el número detrás de ella y un intervalo de 95 % según Wilson. No hay puntuación global: un solo número para cama, patas y gas ocultaría la causa.',
    resultLight:
      'El color de la luz sale del valor observado; su certeza, del intervalo. Si el intervalo cruza un límite, la luz va rayada: provisional.',
    resultFlag:
      'Sangre, amoníaco por encima de 25 ppm, una pata con 4, heces verdes con aves enfermas y muertes súbitas dan una alerta roja, que va antes que cualquier luz.',
    resultPlace:
      'Ninguno de 20 aún permite hasta un 16 % en el lote. Los vecinos se parecen: si muchos vienen de un mismo lugar, el intervalo queda algo estrecho.',
    limits: 'Límites por zona',
    limitsNote: 'Cada granja puede fijar sus propias cifras; el informe imprime las que se usaron.',
    area: 'Zona',
    upTo: 'hasta {n}',
    below: 'menos de {n}',
    above: 'más de {n}',
    from: '{n} o más',
    print: 'Imprimir la tarjeta de puntuación',
  },
  article: {
    facts: 'Datos clave',
    today: 'Para hoy',
    vet: 'Consulte a su veterinario si',
    sources: 'Fuentes',
    next: 'Artículo siguiente',
    own: 'definición propia',
    changed: 'El operador de este sitio modificó este artículo.',
    lost: 'Este artículo no existe',
    failed: 'El artículo no se abrió. No se perdió nada; inténtelo de nuevo con conexión.',
    again: 'Reintentar',
    toAll: 'Todos los artículos',
  },
  vets: {
    title: 'Sus veterinarios',
    none: '{farm}: aún sin teléfono',
    enter: 'Escribir el teléfono',
    call: 'Llamar a {name}',
  },
  list: {
    'two-droppings': {
      title: 'Dos tipos de heces, dos historias',
      lead: 'Más o menos una de cada ocho a diez deyecciones es cecal. Parece rara y muchas veces es del todo normal.',
    },
    'green-alarm': {
      title: 'Si es verde, al teléfono',
      lead: 'Las heces verdes muchas veces son solo comederos vacíos. Con aves enfermas, son una alarma.',
    },
    'what-droppings-tell': {
      title: 'Qué dicen las heces y qué no',
      lead: 'Un color es una pista, nunca un diagnóstico. Un cambio en varias visitas dice más que una deyección extraña.',
    },
    'dry-litter': {
      title: 'Cama seca, patas sanas',
      lead: 'La cama es el piso, el lecho y el baño del lote. Un puñado le dice cómo va.',
    },
    'foot-pads': {
      title: 'Las patas, del día 12 a la salida',
      lead: 'Las almohadillas muestran dos semanas de cama de un vistazo. Las primeras marcas son pequeñas y tempranas.',
    },
    ammonia: {
      title: 'Amoníaco: antes de que se huela',
      lead: 'Las aves lo notan mucho antes que las personas. Mida a su altura y con algo mejor que la nariz.',
    },
    'water-meter': {
      title: 'Leer el medidor de agua',
      lead: 'El medidor suele notar un problema antes que usted, si alguien lo lee cada día a la misma hora.',
    },
    'clean-feathers': {
      title: 'Plumas limpias',
      lead: 'Un pecho sucio habla del piso; una cloaca sucia, del intestino. Mire los dos y anote cuál.',
    },
    'gut-trouble': {
      title: 'Coccidiosis, disbacteriosis y paso de alimento: en qué se diferencian',
      lead: 'Tres nombres para problemas que por fuera se parecen. Lo que los separa se ve dentro del ave.',
    },
    'how-many': {
      title: '¿Cuántas aves bastan?',
      lead: 'Veinte heces perfectas no demuestran que el lote esté sano. Solo dejan menos lugar a la duda.',
    },
    'turkeys-ducks': {
      title: 'Pavos y patos: qué cambia',
      lead: 'Las escalas son las mismas; las aves, no. Cuatro puntos que conviene recordar.',
    },
    'own-limits': {
      title: 'Fijar sus propios límites',
      lead: 'La ley, el programa y el comprador pueden pedir cosas distintas. La más estricta es la suya.',
    },
  },
};
