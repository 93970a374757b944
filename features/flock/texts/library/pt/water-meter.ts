import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'As aves bebem normalmente de 1,75 a 2 vezes o peso da ração; o calor aumenta isso. [S15]',
    'Um aumento repentino de água costuma vir antes das fezes molhadas. [S66]',
    'De 70% a 80% do que bebem vai parar no ar ou na cama. [S66]',
  ],
  body: [
    {
      title: 'Um número por dia',
      text: 'Leia no mesmo horário, de preferência pela manhã, e divida os litros do dia pelos quilos de ração do dia. Um litro de água pesa um quilo, então o resultado é a relação água-ração. Um lote que comeu 2.000 kg e bebeu 3.700 litros está em 1,85. Anote a relação; uma linha no papel basta. O que conta é o salto em relação a ontem.',
    },
    {
      title: 'Se sobe',
      text: 'Procure primeiro o simples: nipple vazando, pressão alta, linha lavada, boia quebrada, dia quente. Depois pense em sal ou proteína de uma ração nova. Se nada explicar e as fezes amolecerem, são as aves que bebem mais, e isso é com o veterinário.',
    },
    {
      title: 'Se cai',
      text: 'Aves que param de beber logo param de comer. Filtro entupido, ar na linha, pressão baixa, gosto ruim depois de um tratamento ou água fria no inverno podem ser o motivo. Queda com aves quietas é urgente, seja qual for o aspecto das fezes.',
    },
    {
      title: 'Ao lado dos escores',
      text: 'Relação alta com fezes moles e cama em 3 conta uma história. Relação normal com fezes moles conta outra. Anote o hidrômetro no relatório para que o próximo leitor tenha as duas coisas.',
    },
  ],
  today: [
    'Percorra cada linha: vazamentos, altura, pressão, nipples sujos.',
    'Leia o hidrômetro agora e de novo em 24 horas.',
    'Divida água por ração e compare com os últimos sete dias.',
    'Veja na nota de entrega se a ração mudou.',
  ],
  vet: [
    'A água sobe de repente sem vazamento nem calor que explique.',
    'A água cai e as aves estão quietas.',
    'A consistência chega a 2 ou 3 em muitas fezes.',
  ],
};
