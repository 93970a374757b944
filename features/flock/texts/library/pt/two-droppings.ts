import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'De cada 8 a 10 fezes, uma é cecal; uma ave elimina duas ou três por dia. [S5]',
    'A maioria das fezes cecais cai bem cedo, pela manhã. [S59]',
    'As fezes intestinais normais vão do marrom ao cinza-esverdeado, com uma capa branca nítida de uratos. [S3, S5]',
    'As cecais normais vão do marrom-escuro ao preto; são brilhantes, pegajosas e sem bolhas. [S3, S59]',
  ],
  body: [
    {
      title: 'Dois caminhos na mesma ave',
      text: 'A maior parte da ração sai do intestino em quatro a oito horas. [S9] Uma parte fina desvia para os cecos, duas bolsas perto do fim, onde os micróbios fermentam. Os cecos se esvaziam no seu próprio ritmo. Por isso cada ave deixa dois tipos de fezes, e cada tipo tem sua escala.',
    },
    {
      title: 'Primeiro distinguir',
      text: 'Procure a capa branca: as intestinais têm, as cecais em geral não. Depois veja a forma. Um bastão ou cone que rola na luva é intestinal; um monte mole ou uma mancha que gruda é cecal. [S59] Cheiro forte é normal na cecal. Se ainda ficar em dúvida, pule. Uma cecal pontuada como intestinal pareceria ave doente e estragaria o número.',
    },
    {
      title: 'São poucas, e tudo bem',
      text: 'Vinte intestinais você acha em minutos; as cecais aparecem aqui e ali. De cinco a dez é uma boa meta. Com tão poucas o intervalo é largo, e o aplicativo mostra isso para ninguém tirar conclusões de um monte esquisito. Uma ou outra espumosa, cor de mostarda, é comum. O que importa é a proporção subir.',
    },
  ],
  today: [
    'Vá cedo se quiser ver fezes cecais.',
    'Leve cartão branco, luvas, palito de madeira e lanterna de luz branca.',
    'Pergunte “cecal ou intestinal?” antes de pontuar.',
    'Pontue juntas a cor e a consistência da mesma amostra.',
  ],
  vet: [
    'Há sangue vivo, cor de vinho ou fezes pretas como piche, de qualquer tipo.',
    'As cecais claras ou espumosas aumentam de visita em visita.',
    'As aves com fezes estranhas também comem menos, se isolam ou morrem.',
  ],
};
