import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'AssureWel, para galinhas, começa sua classe mais suja em uma área de 5 cm. [S27]',
    'Sujeira na cloaca aponta para diarreia; no peito, para a cama. [S27]',
    'Em 50 lotes noruegueses, pior marcha veio com mais lesões de pés e jarretes e aves mais sujas. [S60]',
  ],
  body: [
    {
      title: 'Como olhar',
      text: 'Em frangos e perus olhe peito, barriga e cloaca; levante a ave ou espere que fique em pé. Em poedeiras olhe um lado do corpo, sem pernas e pés. [S27] Julgue aves brancas e coloridas pela mesma regra: de que tamanho é a área suja e se as penas ainda se separam. A mão é uma boa medida: saiba onde terminam 5 cm na sua. Pegue as aves como vierem: quem procura as sujas encontra uma proporção que não existe.',
    },
    {
      title: 'Os quatro escores',
      text: '0 é limpa, no máximo com poeira. 1 tem manchas, nenhuma de 5 cm. 2 tem área suja de 5 cm ou mais, mas menos da metade de baixo. 3 é metade ou mais, ou penas molhadas e emplastradas. Os cortes são definição deste produto. Um pouco de sujeira é normal no fim da criação; penas emplastradas não, pois já não aquecem.',
    },
    {
      title: 'O que está por trás',
      text: 'Cama molhada onde descansam, aves demais, fezes soltas e pernas fracas acabam nas penas. Ave manca deita mais e se suja mais. Compare com cama, consistência e pés antes de escolher a solução. Patos se limpam com água: patos sujos pedem melhor acesso a ela.',
    },
  ],
  today: [
    'Olhe dez aves em cada uma de dez áreas e conte.',
    'Anote separado cloacas e peitos sujos.',
    'Ponha cama seca onde as aves descansam.',
    'Compare com a consistência das fezes de hoje.',
  ],
  vet: [
    'Há cloacas empastadas em mais do que poucas aves.',
    'Penas molhadas ou emplastradas e aves tremendo ou ofegantes.',
    'As aves sujas também mancam ou têm jarretes feridos.',
  ],
};
