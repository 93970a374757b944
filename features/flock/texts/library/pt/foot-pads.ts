import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Os primeiros sinais costumam aparecer entre os dias 12 e 14. [S64]',
    'Foram achadas úlceras sob lesões bem pequenas: o escore 1 não é inofensivo. [S19]',
    'Em perus o pé esquerdo e o direito só coincidem em parte: olhe os dois e fique com o pior. [S18]',
    'Regras holandesas usam a média anual: abaixo de 80 está na norma, de 80 a 120 exige um plano, acima de 120 também menor densidade. [S24, S25]',
  ],
  body: [
    {
      title: 'Levantar, limpar, olhar',
      text: 'Apoie o corpo e as duas pernas e segure a ave em pé por menos de um minuto. Limpe o coxim com pano úmido: o esterco sai, a crosta fica. Avalie quanto do coxim está coberto e compare com os desenhos. O anel em cada desenho mostra a mesma proporção sem o pé.',
    },
    {
      title: 'As faixas daqui',
      text: 'As etiquetas dizem 1-10%, 20-30%, 40-50% e 60% ou mais. O que cai no meio vai para a mais próxima: os cortes ficam em 15%, 35% e 55%, definição deste produto. O índice de 0 a 200 do relatório é uma estimativa pela fórmula holandesa. As classes reais julgam a profundidade no abatedouro; as nossas, a área na ave viva. Nunca o cite como oficial. [S23]',
    },
    {
      title: 'O que mexe com eles',
      text: 'Cama molhada é o caminho habitual até o calo de pé; fezes soltas a alimentam. Comece com o piso seco e mantenha assim desde a primeira semana: um coxim ferido demora a sarar. Pés sadios andam até a ração e a água e, onde são vendidos, também mantêm o preço.',
    },
  ],
  today: [
    'Olhe duas aves em cada uma de dez áreas, as mais próximas.',
    'Repita aos 21 e 28 dias e antes da primeira apanha.',
    'Onde achar escore 2, confira a cama naquele lugar.',
    'Seque hoje o piso sob os bebedouros.',
  ],
  vet: [
    'Alguma ave tem 4, ou várias têm 3.',
    'Há aves mancas, sentadas nos jarretes ou que evitam os comedouros.',
    'Os coxins incham, esquentam ou se abrem.',
  ],
};
