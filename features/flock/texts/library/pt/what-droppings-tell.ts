import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'A ração passa pelo frango em apenas 4 a 8 horas, então as fezes mostram logo o problema de hoje. [S9]',
    'Um problema intestinal pode ficar sério em 48 horas. [S9]',
    'Muco, amarelo, verde, branco e vermelho têm, cada um, várias causas possíveis, infecciosas e inofensivas. [S4]',
    'Lâmpadas coloridas e o balanço de branco do celular mudam todas as cores que você julga.',
  ],
  body: [
    {
      title: 'Primeiro as causas inofensivas',
      text: 'Uma partida nova de ração, grão pálido ou milho rico em pigmento podem mudar a cor do aviário inteiro. Verdes, alfafa, comedouro vazio ou um período no escuro deixam as fezes verdes. No calor as aves bebem, e o que bebem sai. Remédios, vacinas e ferro também deixam marca. Anote o que mudou nos últimos três dias antes de culpar o intestino.',
    },
    {
      title: 'O que é um escore',
      text: 'O escore registra o que você viu, sempre com as mesmas palavras. Ele não dá nome à causa. Dois problemas bem diferentes podem deixar as mesmas fezes, e uma ave doente pode deixar fezes normais. Por isso aqui as cores nunca entram em média: o aplicativo mostra a proporção de cada cor e a proporção não normal.',
    },
    {
      title: 'Por que a tendência vale mais',
      text: 'Uma visita é um retrato de vinte amostras. Se duas em vinte não são normais, a proporção real pode estar entre 3% e 30%. Olhe de novo em um ou dois dias, depois toda semana no mesmo horário, e compare com a mesma idade do lote anterior. O aplicativo só diz “aumento claro” quando o acaso é uma explicação improvável.',
    },
  ],
  today: [
    'Confira comedouros, água e lâmpadas antes de julgar cores.',
    'Ponha as fezes num cartão branco, sob luz branca.',
    'Anote troca de ração, remédio, vacina, calor ou falta de energia.',
    'Se o resultado for “atenção” ou pior, repita em 24 a 48 horas.',
  ],
  vet: [
    'Há sangue, ou fezes pretas como piche.',
    'Várias fezes são verdes e há aves sem comer, apáticas ou ofegantes.',
    'A proporção não normal sobe claramente entre duas visitas.',
  ],
};
