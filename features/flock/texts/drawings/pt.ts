import type { DrawingsTexts } from './CN.ts';

export const pt: DrawingsTexts = {
  alt: '{scale}, escore {score}: {descriptor}. {seen}',
  altLevel: '{scale}, {level}. {seen}',
  onBird: '{bird}. {seen}',
  bird: { white: 'Frango branco', brown: 'Galinha vermelha', turkey: 'Peru', duck: 'Pato' },
  seen: {
    'litter-0':
      'O piso é maravalha solta, de uma só cor clara, sem marca de bota; o que foi apertado na luva se desfaz sozinho.',
    'litter-1':
      'Um pouco mais escura que 0 e levemente compactada: uma primeira marca fraca de bota e grãos que grudam em pequenos grumos.',
    'litter-2':
      'Diferente de 1, há manchas escuras e úmidas ao longo da linha de bebedouros, a marca da bota é visível e a bola apertada se parte em três.',
    'litter-3':
      'Diferente de 2, há torrões achatados e rachados na superfície, a marca da bota é funda e nítida e a bola fica inteira.',
    'litter-4':
      'Diferente de 3, uma crosta brilhante cobre o piso; a bota a quebrou e levantou um pedaço. A bola gruda na luva.',
    'litter-5':
      'Diferente de 4, nada está solto: lama preta com poças, água na marca da bota e uma massa que escorre da luva.',
    'int_colour-0': 'Excreta firme e dobrada, marrom, com uma capa branca nítida em uma ponta.',
    'int_colour-1':
      'Mais clara que 0, de bege a caramelo e mais grossa, com pedaços claros de ração e capa branca menor.',
    'int_colour-2': 'Amarela em vez de marrom-clara, lisa e sem pedaços, com faixas largas de brilho.',
    'int_colour-3': 'Diferente de 2, um muco alaranjado cobre a excreta marrom, passa da borda e forma fios.',
    'int_colour-4': 'Diferente de 3, sem muco e claramente verde, com um halo úmido verde de borda marcada.',
    'int_colour-5':
      'Diferente de 4, uma camada branca como giz cobre quase tudo, com grãos brancos em volta e uma borda leitosa.',
    'int_colour-6':
      'Diferente de 5, vermelho-escura com estrias de sangue vivo, grumos pretos brilhantes e borda vermelha no cartão. Veterinário no mesmo dia.',
    'int_texture-0': 'Excreta firme e dobrada, com sulcos fundos e capa branca de borda nítida; o cartão está seco.',
    'int_texture-1':
      'Mais mole que 0: mais larga, quase sem sulcos, a capa branca abaixada e um anel úmido fino. Ainda mantém o contorno.',
    'int_texture-2':
      'Diferente de 1, perde o contorno: espalhada, com grãos inteiros e fios de muco em um anel úmido largo.',
    'int_texture-3':
      'Diferente de 2, quase só líquido: uma poça fina com um redemoinho branco e três pedaços sólidos pequenos.',
    'cec_colour-0': 'Monte mole com ponta, de marrom-escuro a preto e brilhante, sem capa branca.',
    'cec_colour-1': 'Mais claro que 0: marrom-caramelo, quase sem brilho.',
    'cec_colour-2': 'Amarelo em vez de marrom, fosco, com grumos claros e pontinhos.',
    'cec_colour-3':
      'Diferente de 2, vermelho-escuro com coágulos pretos, um anel de sangue em volta e gotas no cartão. Veterinário no mesmo dia.',
    'cec_texture-0': 'Pasta lisa que mantém uma ponta mole; sem bolhas.',
    'cec_texture-1': 'Mais achatada que 0: sem ponta, com borda fina e úmida e poucas bolhas isoladas.',
    'cec_texture-2': 'Diferente de 1, as bolhas cobrem tudo, de borda a borda, e escorre líquido.',
    'cec_texture-2-foamy': 'Diferente de 1, as bolhas cobrem tudo, de borda a borda; nada escorre.',
    'cec_texture-3':
      'Diferente de 2, sem espuma e sem forma: uma poça fina que escorre pelo cartão, com bolhas só na borda.',
    'fpd-0': 'Sola do pé: coxim liso, escamas inteiras, sem crosta.',
    'fpd-1': 'Uma primeira mancha escura pequena em 5% do coxim, sem inchaço.',
    'fpd-2': 'Maior que 1: crosta de borda áspera e com rachaduras em um quarto do coxim.',
    'fpd-3': 'Crosta em quase metade do coxim (45%); diferente de 2, com borda vermelha elevada e algum inchaço.',
    'fpd-4':
      'Crosta grossa na maior parte do coxim (70%); diferente de 3, bem inchado e vermelho, com manchas também nos dedos. Veterinário no mesmo dia.',
    'feather-0': 'Vista de frente; as penas do peito e do ventre estão limpas e separadas.',
    'feather-1': 'Algumas penas isoladas da parte baixa do peito estão manchadas; nenhuma mancha chega a 5 cm.',
    'feather-2':
      'Diferente de 1, uma mancha marrom com mais de 5 cm ocupa peito e ventre, marcada por um colchete; as penas ainda estão separadas.',
    'feather-3':
      'Diferente de 2, quase toda a parte de baixo está escura, molhada e emplastrada em tufos, com pele entre eles; as asas também estão sujas.',
    'nh3-0': 'A fita é amarela, o medidor está no nível mais baixo e não há bolhas de gás em volta da ave.',
    'nh3-1': 'Um nível acima de 0: a fita é de um amarelo mais escuro e surgem as primeiras bolhas de gás.',
    'nh3-2': 'Um nível acima de 1: a fita é verde-amarelada e há mais bolhas.',
    'nh3-3': 'Um nível acima de 2: a fita é verde; uma bandeira no medidor indica que é hora de agir cedo.',
    'nh3-4': 'Um nível acima de 3: a fita é verde-escura; o medidor chega à barra vermelha, o limite de 20 ppm.',
    'nh3-5':
      'Diferente de 4, a fita é verde-azulada, o medidor passou da barra vermelha e os olhos da ave estão vermelhos.',
    'nh3-6': 'Diferente de 5, a fita é azul e os olhos da ave lacrimejam.',
    'nh3-7': 'Diferente de 6, a fita é azul-escura e a ave fechou os olhos.',
    'nh3-8':
      'Diferente de 7, a fita tem o azul mais escuro e o medidor está no topo; uma placa manda as pessoas saírem do aviário.',
    'tip-birds': 'Aves espalhadas por todo o aviário; as duas mais próximas, junto a um cercado de captura.',
    'tip-manure':
      'Cartão branco sob lanterna branca: à esquerda, uma excreta intestinal com a capa branca; à direita, uma cecal escura sem ela.',
    'tip-litter':
      'Uma bota empurra a cama e forma um monte; ao lado, a mão com luva se abre depois de apertar um punhado.',
    'tip-ammonia': 'Uma mão com luva segura um medidor de amônia na altura da cabeça das aves.',
  },
};
