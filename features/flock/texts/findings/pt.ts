import type { FindingsTexts } from './CN.ts';

export const pt: FindingsTexts = {
  at: '{why} Áreas: {areas}.',

  weekly: { title: 'Volte em uma semana, no mesmo dia e horário', why: 'Nada neste relatório exige ação.' },
  flagDeaths: {
    title: 'Ligue agora para o veterinário',
    why: 'Foram relatadas mortes súbitas. Não leve propés, ferramentas nem capas de celular para outro aviário.',
  },
  flagGreen: {
    title: 'Pare aqui, feche o aviário e ligue para o veterinário',
    why: '{x} de {n} fezes estão verdes e o lote mostra sinais de mal-estar.',
  },
  flagBlood: {
    title: 'Ligue hoje para o veterinário; guarde fezes frescas em um saco limpo',
    why: '{section}: sangue em {x} de {n}.',
  },
  flagFoot: {
    title: 'Procure aves que não conseguem andar; decida o cuidado com o veterinário',
    why: '{x} de {n} aves têm crosta em quase todo o coxim (escore 4).',
  },

  litter5: {
    title: 'Hoje: refaça a cama ou retire as aves do molhado, ventile e chame o veterinário',
    why: 'Há cama encharcada (escore 5); {x} de {n} pontos estão em 3 ou mais.',
  },
  litter4: {
    title: 'Verifique hoje pés e amônia; pergunte pela gordura e pelo sal da ração',
    why: 'Há cama com crosta (escore 4); {x} de {n} pontos estão em 3 ou mais.',
  },
  litter3: {
    title: 'Retire a crosta, reponha cama, aumente o ar e depois veja a consistência das fezes',
    why: '{x} de {n} pontos estão em 3 ou mais, o pior em {worst}.',
  },
  litter2: {
    title: 'Verifique altura e pressão dos nipples e goteiras nas entradas de ar',
    why: '{x} de {n} pontos estão levemente úmidos (escore 2): é um sinal precoce.',
  },
  litterDrinker: {
    title: 'Verifique altura, pressão e vazamento dos nipples',
    why: 'Está molhado principalmente junto aos bebedouros: {x} de {n} pontos em 3 ou mais, o pior em {worst}.',
  },
  litterDusty: {
    title: 'A cama está seca demais: reduza a poeira',
    why: '{x} de {n} pontos levantam poeira, que também prejudica as vias respiratórias.',
  },

  colour1: {
    title: 'Veja consistência, grãos visíveis, consumo e crescimento',
    why: '{x} de {n} fezes são marrom-claras. Ração nova ou grão claro também causam isso.',
  },
  colour2: {
    title: 'Veja agora a cor das fezes cecais e confira a composição da ração',
    why: '{x} de {n} fezes são amarelas. Muito milho ou pigmento também causam isso.',
  },
  colour2Turkey: {
    title: 'Veja as fezes cecais e a mortalidade dos perus e avise o veterinário',
    why: '{x} de {n} fezes são amarelas. Descarte antes pigmentos da ração.',
  },
  colour3: {
    title: 'Peça ao veterinário que examine o intestino; tenha à mão idade, vacinas e tratamentos',
    why: '{x} de {n} fezes têm muco alaranjado. Descarte antes matéria-prima vermelha na ração.',
  },
  colour4: {
    title: 'Verifique primeiro os comedouros, depois mortes e respiração',
    why: '{x} de {n} fezes são verdes. Comedouro vazio, verdes ou luz apagada também causam isso.',
  },
  colour5: {
    title: 'Verifique a água de bebida e a relação água-ração; consulte o veterinário',
    why: '{x} de {n} fezes são brancas, gizentas. Muita proteína ou sal e calor também causam isso.',
  },
  texture2: {
    title: 'Verifique granulometria, enzima e relação água-ração',
    why: '{x} de {n} fezes perderam a forma (escore 2 ou mais).',
  },
  texture3: {
    title: 'Hoje: verifique água, sal e temperatura do aviário; ligue para o veterinário',
    why: '{x} de {n} fezes perderam a forma, algumas aquosas (escore 3). Pode piorar em 48 horas.',
  },
  textureDuck: {
    title: 'Compare com visitas anteriores a este aviário',
    why: '{x} de {n} fezes perderam a forma. As de pato são mais moles por natureza: só a tendência conta.',
  },
  cecColour1: {
    title: 'Pense em trocas de ração e nível de proteína; veja a consistência cecal',
    why: '{x} de {n} fezes cecais são cor de caramelo.',
  },
  cecColour2: {
    title: 'Fale com o veterinário; reveja ração e tratamentos dos últimos dias',
    why: '{x} de {n} fezes cecais são amarelas.',
  },
  cecColour2Vet: {
    title: 'Ligue hoje para o veterinário e peça exame de fígado e cecos',
    why: '{x} de {n} fezes cecais são amarelas.',
  },
  cecTexture1: {
    title: 'Veja de novo as fezes cecais em 48 horas',
    why: '{x} de {n} fezes cecais estão soltas ou com bolhas. Uma ou outra é comum; o que importa é o aumento.',
  },
  cecTexture2: {
    title: 'Reveja trocas de ração da última semana e a cama; pergunte ao veterinário sobre o intestino',
    why: '{x} de {n} fezes cecais estão soltas, algumas espumosas ou líquidas.',
  },
  foot1: {
    title: 'Verifique a cama sob os bebedouros e a consistência das fezes',
    why: '{x} de {n} aves têm crosta. Mesmo sob uma pequena pode haver úlcera.',
  },
  foot2: {
    title: 'Faça nesta semana um plano para a cama; veja também os jarretes',
    why: '{x} de {n} aves estão em 2 ou mais.',
  },
  foot3: {
    title: 'Ligue para o veterinário, observe o andar das aves, reponha a cama',
    why: '{x} de {n} aves estão em 3 ou mais. Isso dói.',
  },
  feather2: {
    title: 'Verifique a cama onde as aves descansam, a densidade e as fezes',
    why: '{x} de {n} aves estão claramente sujas (escore 2 ou mais).',
  },
  feather3: {
    title: 'Cuide da cama hoje, procure aves doentes, veja os jarretes',
    why: '{x} de {n} aves estão em 2 ou mais, algumas com penas emplastradas (escore 3).',
  },
  featherVent: {
    title: 'Veja primeiro a consistência das fezes, depois a cama',
    why: '{x} de {n} aves estão sujas, principalmente na cloaca; ali a sujeira vem das fezes, no peito vem da cama.',
  },
  ammoniaAlarm: {
    title: '{place}: ventile agora e meça de novo',
    why: '{ppm} ppm, acima de 25 ppm. Saia do aviário se os olhos arderem.',
  },
  ammoniaAct: {
    title: '{place}: ventile e meça de novo hoje à noite',
    why: '{ppm} ppm, acima do limite de {limit} ppm.',
  },
  ammoniaFansOff: {
    title: '{place}: ventile e meça de novo hoje à noite',
    why: '{ppm} ppm, acima do limite de {limit} ppm. Os ventiladores estavam desligados.',
  },
  ammoniaUnsure: {
    title: '{place}: meça de novo com um medidor',
    why: 'A leitura é de {ppm} ppm. Pelo erro do método, o valor real está entre {low} e {high} ppm, de um ou outro lado de um limite.',
  },
  ammoniaWatch: {
    title: '{place}: mais ar à noite, meça de novo nesta semana',
    why: '{ppm} ppm, sem passar do limite de {limit} ppm; a partir de uns 10 ppm a saúde pode sofrer.',
  },
  repeat: {
    title: 'Repita {n} fezes em 24 a 48 horas',
    why: 'Um problema intestinal pode crescer em 48 horas; um segundo olhar mostra para onde vai.',
  },
  more: {
    title: '{section}: pontue mais {count}',
    why: 'Com {n} registros a proporção real está entre {low} e {high}%: amplo demais para saber.',
  },

  hint: {
    gutFloorFeet:
      'Fezes moles, cama molhada e pés com lesão ao mesmo tempo: a água das fezes vai para a cama e dali para os pés. Comece por água e ar e depois veja as fezes de novo.',
    gutFloorAir:
      'Fezes moles, cama molhada e amônia alta ao mesmo tempo: cama molhada libera amônia. Comece por água e ar e depois veja as fezes de novo.',
    drinkerFloor:
      'Molhado sob os bebedouros e fezes com forma: a água vem mais da linha do que das aves. Comece por nipples e vazamentos.',
    floorAir:
      'Cama molhada e amônia alta ao mesmo tempo: o gás sai dos pontos molhados. Seque primeiro a cama e depois ajuste a ventilação.',
    airAlone: 'Amônia alta sobre cama seca: veja primeiro ventiladores, entradas de ar e o ajuste noturno.',
    ventGut:
      'Cloacas sujas e fezes moles ao mesmo tempo: a sujeira vem das fezes, não do piso. Comece por intestino e água.',
    floorFeathers:
      'Cama molhada e penas sujas ao mesmo tempo: as aves descansam no molhado. Comece por onde elas descansam.',
    feetBefore: 'Crostas nos pés com a cama agora seca: elas vêm de antes. Reveja cama e água das últimas semanas.',
    bothDroppings:
      'Os dois tipos de fezes estão alterados: reveja troca de ração, medicação, vacina e água dos últimos três dias.',
  },

  change: {
    rise: 'Aumento claro desde {when}: de {from} para {to}%; a diferença está entre {low} e {high} pontos.',
    fall: 'Queda clara desde {when}: de {from} para {to}%; a diferença está entre {low} e {high} pontos.',
    none: 'Sem mudança clara desde {when}: de {from} para {to}%; a diferença está entre {low} e {high} pontos.',
    indexRise: 'Aumento claro desde {when}: de {from} para {to} (índice estimado 0-200).',
    indexFall: 'Queda clara desde {when}: de {from} para {to} (índice estimado 0-200).',
    indexNone: 'Sem mudança clara desde {when}: de {from} para {to} (índice estimado 0-200).',
    ppmRise: 'Aumento claro desde {when}: o maior valor foi de {from} para {to} ppm.',
    ppmFall: 'Queda clara desde {when}: o maior valor foi de {from} para {to} ppm.',
    ppmNone: 'Sem mudança clara desde {when}: o maior valor foi de {from} para {to} ppm.',
    broken: 'A escala mudou entre as duas visitas: não há comparação.',
    day: 'o dia {day}',
    last: 'a última visita',
    lastFlock: 'o dia {day} do lote anterior',
  },

  advice: {
    enough: 'É o bastante para decidir: o intervalo não cruza nenhum limite.',
    more: 'Mais {count:# pode|# podem} bastar para decidir.',
    cannot: 'Nem {most} bastam: o intervalo ainda cruza um limite; até {high}% podem estar afetados.',
    clean:
      'Nem {most} normais são prova: até {high}% ainda podem estar afetados. Para ficar abaixo de {good}% são precisos {needed} sem achados.',
    forTen: 'Mais {count} para ±10%',
    places: 'Os {n} são de {count:# lugar|# lugares} e valem como uns {effective}: aves de um mesmo lugar se parecem.',
    morePlaces: 'Vá a mais lugares.',
  },

  rules: {
    unknownKey: 'O aplicativo não conhece este dado e não o salvou. Atualize-o e tente de novo.',
    wrongShape: 'O dado está incompleto ou malformado e não foi salvo. Preencha de novo.',
    empty: 'Não pode ficar vazio.',
    tooLong: 'O texto é longo demais. Encurte e salve de novo.',
    scoreOutside: 'Este escore não está na escala. Escolha de novo.',
    tooManyItems: 'Até 20 por relatório. Todos os escores continuam salvos; remova um para pontuar outro.',
    tooManyReadings: 'Até 8 medições de amônia. Todas continuam salvas; remova uma para incluir outra.',
    numberTaken: 'Este número já tem registro. Use o próximo.',
    ppmOutside: 'Digite um valor entre 0 e 500 ppm.',
    limitsWrong: 'O limite de “bom” não pode ficar acima do de “agir” nem fora da faixa.',
    dayWrong: 'Esse dia não existe. Confira a data.',
    photoTooBig: 'A imagem não pode passar de 10 MB. Escolha uma menor ou fotografe de novo; o escore continua salvo.',
    tallyTooMany: 'A caminhada conta até 200 aves.',
    bothScores: 'Pontue cor e consistência ou pule estas fezes.',
    nothingScored: 'Ainda não há nada pontuado aqui. Pontue pelo menos um ou pule a seção.',
    fourLocations: 'Meça em pelo menos 4 locais diferentes ou pule a seção.',
  },
};
