import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Nenhuma anormal em 20 ainda permite até 16% no lote (intervalo de 95%). [S57]',
    'Para baixar o extremo superior de 10% sem achar nada são precisas 35; abaixo de 5%, 73. [S57]',
    'As lesões de pés estavam espalhadas de forma desigual: mais lugares valem mais que mais aves num lugar. [S22]',
    'Para poedeiras não há número acordado; usam-se 50 galinhas ou 100 pés. [S43, S28, S24]',
  ],
  body: [
    {
      title: 'O que diz o intervalo',
      text: 'Você viu algumas aves, não todas. O intervalo é a faixa de proporções reais que combinam com o que viu. Duas em vinte são 10%, mas tudo entre 3% e 30% combina. Cinco em vinte são 25%, e combina de 11% a 47%. O método é o de Wilson, que funciona bem com poucas aves e com 0 ou 100%. [S57]',
    },
    {
      title: 'Por que há luzes provisórias',
      text: 'A cor da luz vem da proporção vista; a certeza, do intervalo. Se o intervalo cruza um limite, a luz fica hachurada e diz “provisório”. Com vinte registros quase todas ficam, e isso é honesto. O lote anterior, as outras seções e uma segunda visita a firmam.',
    },
    {
      title: 'Um exemplo',
      text: 'Na semana passada 2 de 20 fezes não eram normais; hoje, 6 de 20. São 20 pontos a mais, mas a mudança pode ir de 5 a menos até 43 a mais: sem mudança clara. Com 9 de 20 seriam de 7 a 57 a mais: aumento claro. Vizinhas se parecem, então a faixa real é um pouco mais larga se muitas aves vêm de um canto.',
    },
  ],
  today: [
    'Espalhe dez áreas de ponta a ponta e de lado a lado.',
    'Pontue duas aves e duas amostras em cada uma, as mais próximas.',
    'Repita em 24 a 48 horas em vez de discutir um resultado.',
    'Use a contagem de 100 aves para a plumagem.',
  ],
  vet: [
    'Uma luz está em “agir”, provisória ou não.',
    'O aplicativo diz “aumento claro” em alguma seção.',
    'Há poucos registros, mas um deles é alerta vermelho.',
  ],
};
