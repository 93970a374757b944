import type { FindingsTexts } from './CN.ts';

export const es: FindingsTexts = {
  at: '{why} Zonas: {areas}.',

  weekly: { title: 'Vuelva en una semana, el mismo día y a la misma hora', why: 'Nada en este informe exige actuar.' },
  flagDeaths: {
    title: 'Llame ya a su veterinario',
    why: 'Se informaron muertes súbitas. No lleve calzas, herramientas ni fundas de teléfono a otro galpón.',
  },
  flagGreen: {
    title: 'Deténgase, cierre el galpón y llame a su veterinario',
    why: '{x} de {n} deyecciones son verdes y el lote muestra signos de malestar.',
  },
  flagBlood: {
    title: 'Llame hoy a su veterinario; guarde una deyección fresca en una bolsa limpia',
    why: '{section}: sangre en {x} de {n}.',
  },
  flagFoot: {
    title: 'Busque aves que no puedan caminar; decida con el veterinario cómo atenderlas',
    why: '{x} de {n} aves tienen costra en casi toda la almohadilla (puntuación 4).',
  },

  litter5: {
    title: 'Hoy: ponga cama nueva o aparte las aves de lo mojado, ventile y llame al veterinario',
    why: 'Hay cama empapada (puntuación 5); {x} de {n} puntos están en 3 o más.',
  },
  litter4: {
    title: 'Revise hoy almohadillas y amoníaco; pregunte por la grasa y la sal del alimento',
    why: 'Hay cama con costra (puntuación 4); {x} de {n} puntos están en 3 o más.',
  },
  litter3: {
    title: 'Retire la costra, añada cama y aire; después mire la consistencia de las heces',
    why: '{x} de {n} puntos están en 3 o más, el peor en {worst}.',
  },
  litter2: {
    title: 'Revise altura y presión de los niples y posibles goteras en las entradas de aire',
    why: '{x} de {n} puntos están algo húmedos (puntuación 2): es una señal temprana.',
  },
  litterDrinker: {
    title: 'Revise altura, presión y fugas de los niples',
    why: 'Está mojado sobre todo junto a los bebederos: {x} de {n} puntos en 3 o más, el peor en {worst}.',
  },
  litterDusty: {
    title: 'La cama está demasiado seca: reduzca el polvo',
    why: '{x} de {n} puntos levantan polvo, que también daña las vías respiratorias.',
  },

  colour1: {
    title: 'Mire consistencia, grano visible, consumo y crecimiento',
    why: '{x} de {n} deyecciones son de color marrón claro. También ocurre con alimento nuevo o grano pálido.',
  },
  colour2: {
    title: 'Mire ahora el color de las heces cecales y revise la composición del alimento',
    why: '{x} de {n} deyecciones son amarillas. También ocurre con mucho maíz o pigmentos.',
  },
  colour2Turkey: {
    title: 'Mire las heces cecales y la mortalidad de los pavos, y avise a su veterinario',
    why: '{x} de {n} deyecciones son amarillas. Descarte antes los pigmentos del alimento.',
  },
  colour3: {
    title: 'Pida al veterinario que examine el intestino; tenga a mano edad, vacunas y tratamientos',
    why: '{x} de {n} deyecciones tienen moco anaranjado. Descarte antes materias primas rojas.',
  },
  colour4: {
    title: 'Revise primero los comederos, luego las muertes y la respiración',
    why: '{x} de {n} deyecciones son verdes. También ocurre con comederos vacíos, forraje verde o luz apagada.',
  },
  colour5: {
    title: 'Revise el agua de bebida y la relación agua-alimento; consulte a su veterinario',
    why: '{x} de {n} deyecciones son blancas, como tiza. También ocurre con mucha proteína o sal y con calor.',
  },
  texture2: {
    title: 'Revise granulometría, enzima y relación agua-alimento',
    why: '{x} de {n} deyecciones han perdido la forma (puntuación 2 o más).',
  },
  texture3: {
    title: 'Hoy: revise agua, sal y temperatura del galpón; llame al veterinario',
    why: '{x} de {n} deyecciones han perdido la forma y algunas son acuosas (puntuación 3). Puede empeorar en 48 horas.',
  },
  textureDuck: {
    title: 'Compare con visitas anteriores a este galpón',
    why: '{x} de {n} deyecciones han perdido la forma. Las de pato son más blandas por naturaleza: solo cuenta la tendencia.',
  },
  cecColour1: {
    title: 'Piense en cambios de alimento y nivel de proteína; mire la consistencia cecal',
    why: '{x} de {n} heces cecales son de color caramelo.',
  },
  cecColour2: {
    title: 'Hable con su veterinario; repase alimento y tratamientos de los últimos días',
    why: '{x} de {n} heces cecales son amarillas.',
  },
  cecColour2Vet: {
    title: 'Llame hoy a su veterinario y pida que examine hígado y ciegos',
    why: '{x} de {n} heces cecales son amarillas.',
  },
  cecTexture1: {
    title: 'Vuelva a mirar las heces cecales en 48 horas',
    why: '{x} de {n} heces cecales están sueltas o con burbujas. Alguna aislada es normal; lo que importa es que aumenten.',
  },
  cecTexture2: {
    title: 'Repase los cambios de alimento de la última semana y la cama; pregunte al veterinario por el intestino',
    why: '{x} de {n} heces cecales están sueltas, algunas espumosas o líquidas.',
  },
  foot1: {
    title: 'Revise la cama bajo los bebederos y la consistencia de las heces',
    why: '{x} de {n} aves tienen costra. Incluso bajo una pequeña puede haber una úlcera.',
  },
  foot2: {
    title: 'Haga esta semana un plan para la cama; mire también los corvejones',
    why: '{x} de {n} aves están en 2 o más.',
  },
  foot3: {
    title: 'Llame al veterinario, observe cómo caminan las aves, ponga cama nueva',
    why: '{x} de {n} aves están en 3 o más. Eso duele.',
  },
  feather2: {
    title: 'Revise la cama donde descansan las aves, la densidad y las heces',
    why: '{x} de {n} aves están claramente sucias (puntuación 2 o más).',
  },
  feather3: {
    title: 'Atienda la cama hoy, busque aves enfermas, mire los corvejones',
    why: '{x} de {n} aves están en 2 o más, algunas con plumas apelmazadas (puntuación 3).',
  },
  featherVent: {
    title: 'Mire primero la consistencia de las heces, después la cama',
    why: '{x} de {n} aves están sucias, sobre todo en la cloaca; ahí ensucian las heces, en el pecho, la cama.',
  },
  ammoniaAlarm: {
    title: '{place}: ventile ya y vuelva a medir',
    why: '{ppm} ppm, por encima de 25 ppm. Salga del galpón si le arden los ojos.',
  },
  ammoniaAct: {
    title: '{place}: ventile y mida de nuevo esta noche',
    why: '{ppm} ppm, por encima del límite de {limit} ppm.',
  },
  ammoniaFansOff: {
    title: '{place}: ventile y mida de nuevo esta noche',
    why: '{ppm} ppm, por encima del límite de {limit} ppm. Los ventiladores estaban apagados.',
  },
  ammoniaUnsure: {
    title: '{place}: mida de nuevo con un medidor',
    why: 'La lectura es de {ppm} ppm. Por el error del método, el valor real está entre {low} y {high} ppm, a uno u otro lado de un límite.',
  },
  ammoniaWatch: {
    title: '{place}: más aire de noche, mida de nuevo esta semana',
    why: '{ppm} ppm, sin pasar el límite de {limit} ppm; desde unos 10 ppm la salud puede resentirse.',
  },
  repeat: {
    title: 'Repita {n} deyecciones en 24 a 48 horas',
    why: 'Un problema intestinal puede crecer en 48 horas; una segunda mirada muestra hacia dónde va.',
  },
  more: {
    title: '{section}: puntúe {count} más',
    why: 'Con {n} registros la proporción real está entre {low} y {high}\u00a0%: demasiado amplio para saberlo.',
  },

  hint: {
    gutFloorFeet:
      'Heces blandas, cama mojada y almohadillas lesionadas a la vez: el agua de las heces pasa a la cama y de ahí a las patas. Empiece por agua y aire y vuelva a mirar las heces.',
    gutFloorAir:
      'Heces blandas, cama mojada y amoníaco alto a la vez: la cama mojada desprende amoníaco. Empiece por agua y aire y vuelva a mirar las heces.',
    drinkerFloor:
      'Mojado bajo los bebederos y heces con forma: el agua viene más bien de la línea que de las aves. Empiece por niples y fugas.',
    floorAir:
      'Cama mojada y amoníaco alto a la vez: el gas sale de las zonas mojadas. Seque primero la cama y ajuste después la ventilación.',
    airAlone: 'Amoníaco alto sobre cama seca: mire primero ventiladores, entradas de aire y el ajuste nocturno.',
    ventGut:
      'Cloacas sucias y heces blandas a la vez: la suciedad viene de las heces, no del piso. Empiece por intestino y agua.',
    floorFeathers:
      'Cama mojada y plumas sucias a la vez: las aves descansan sobre lo mojado. Empiece por donde descansan.',
    feetBefore:
      'Costras en las patas con la cama ahora seca: vienen de antes. Repase cama y agua de las últimas semanas.',
    bothDroppings:
      'Los dos tipos de heces están alterados: repase cambio de alimento, medicación, vacuna y agua de los últimos tres días.',
  },

  change: {
    rise: 'Aumento claro desde {when}: de {from} a {to}\u00a0%; la diferencia está entre {low} y {high} puntos.',
    fall: 'Descenso claro desde {when}: de {from} a {to}\u00a0%; la diferencia está entre {low} y {high} puntos.',
    none: 'Sin cambio claro desde {when}: de {from} a {to}\u00a0%; la diferencia está entre {low} y {high} puntos.',
    indexRise: 'Aumento claro desde {when}: de {from} a {to} (índice estimado 0-200).',
    indexFall: 'Descenso claro desde {when}: de {from} a {to} (índice estimado 0-200).',
    indexNone: 'Sin cambio claro desde {when}: de {from} a {to} (índice estimado 0-200).',
    ppmRise: 'Aumento claro desde {when}: el valor más alto pasó de {from} a {to} ppm.',
    ppmFall: 'Descenso claro desde {when}: el valor más alto pasó de {from} a {to} ppm.',
    ppmNone: 'Sin cambio claro desde {when}: el valor más alto pasó de {from} a {to} ppm.',
    broken: 'La escala cambió entre las dos visitas: no se comparan.',
    day: 'el día {day}',
    last: 'la última visita',
    lastFlock: 'el día {day} del lote anterior',
  },

  advice: {
    enough: 'Basta para decidir: el intervalo no cruza ningún límite.',
    more: '{count} más {count:puede|pueden} bastar para decidir.',
    cannot: 'Ni con {most} basta: el intervalo sigue cruzando un límite; podría estar afectado hasta el {high}\u00a0%.',
    clean:
      'Ni {most} normales son una prueba: aún podría estar afectado hasta el {high}\u00a0%. Para bajar del {good}\u00a0% hacen falta {needed} sin hallazgos.',
    forTen: '{count} más para ±\u00a010\u00a0%',
    places:
      'Los {n} son de {count:# lugar|# lugares} y valen como unos {effective}: las aves de un mismo lugar se parecen.',
    morePlaces: 'Vaya a más lugares.',
  },

  rules: {
    unknownKey: 'La aplicación no conoce este dato y no lo guardó. Actualícela e inténtelo de nuevo.',
    wrongShape: 'El dato está incompleto o mal formado y no se guardó. Introdúzcalo de nuevo.',
    empty: 'No puede estar vacío.',
    tooLong: 'El texto es demasiado largo. Acórtelo y guarde de nuevo.',
    scoreOutside: 'Esta puntuación no está en la escala. Elija de nuevo.',
    tooManyItems: 'Hasta 20 por informe. Todas las puntuaciones siguen guardadas; elimine una para puntuar otra.',
    tooManyReadings: 'Hasta 8 mediciones de amoníaco. Todas siguen guardadas; elimine una para añadir otra.',
    numberTaken: 'Este número ya tiene registro. Use el siguiente.',
    ppmOutside: 'Escriba un valor entre 0 y 500 ppm.',
    limitsWrong: 'El límite de «bien» no puede ser mayor que el de «actuar» ni salirse de su rango.',
    dayWrong: 'Ese día no existe. Revise la fecha.',
    photoTooBig:
      'La imagen no puede superar 10 MB. Elija una más pequeña o tómela de nuevo; la puntuación sigue guardada.',
    tallyTooMany: 'El recorrido cuenta hasta 200 aves.',
    bothScores: 'Puntúe color y consistencia, u omita esta deyección.',
    nothingScored: 'Aún no hay nada puntuado aquí. Puntúe al menos uno u omita la sección.',
    fourLocations: 'Mida en al menos 4 ubicaciones distintas u omita la sección.',
  },
};
