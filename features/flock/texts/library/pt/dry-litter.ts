import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'A cama é considerada úmida a partir de cerca de 25% de umidade. [S11]',
    'Fica solta com cerca de 15% a 30% e tende a empastar com 30% a 45%. [S12]',
    'De 70% a 80% da água que as aves bebem volta para o ar ou a cama do aviário. [S66]',
    'Num aviário de 20.000 aves isso pode ser toneladas de água por dia. [S15]',
  ],
  body: [
    {
      title: 'O teste da bola',
      text: 'Empurre a superfície com a bota, aperte um punhado com a luva e abra a mão. O ideal é esfarelar sem poeira. Uma bola que fica inteira indica mais de 30% a 35% de umidade; poeira indica menos de 10%. [S11] As fontes não concordam nos limites exatos; use os números como referência. Entre os escores 0, 1 e 2 até gente treinada diverge; na cama molhada há mais acordo. [S14]',
    },
    {
      title: 'O lugar da crosta diz o porquê',
      text: 'Um anel sob os nipples aponta para pressão, altura ou vazamento. Uma faixa ao longo da linha diz o mesmo da linha inteira. Manchas perto das entradas de ar podem vir do ar frio que desce. Crosta de parede a parede pergunta por ventilação, densidade e intestino. Gordura não digerida pode selar a superfície, então a crosta pode começar na ração. [S3]',
    },
    {
      title: 'Do piso à ave',
      text: 'As aves descansam sobre o peito e andam sobre os coxins. O que o piso guarda, elas vestem. Compare a cama com os pés, os peitos sujos e a amônia; costumam andar juntos. Piso seco se faz todo dia: pouco e sempre vale mais que um grande conserto.',
    },
  ],
  today: [
    'Aperte a cama em seis pontos ou mais, não só junto aos bebedouros.',
    'Ajuste altura e pressão dos nipples ao tamanho de hoje; conserte vazamentos.',
    'Retire a crosta, ponha cama seca e depois dê mais ar.',
    'Leia o hidrômetro e compare com a ração.',
  ],
  vet: [
    'A cama molhada avança embora bebedouros e ar estejam certos.',
    'Mais fezes estão soltas, com muco ou com ração.',
    'Há pés com 3 ou 4, ou as aves evitam andar.',
  ],
};
