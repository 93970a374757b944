import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'O verde vem da bile quando as aves não comem; comedouro vazio faz o mesmo. [S4]',
    'Com aves doentes, o veterinário também pensará em doença de Newcastle e influenza aviária. [S4, S62]',
    'Algumas causas de fezes verdes com doença são de notificação obrigatória por lei.',
  ],
  body: [
    {
      title: 'Primeiro os comedouros',
      text: 'Veja se há ração, se a linha funciona e se houve luz. Verdes ou alfafa também colorem. Se as aves estão espertas, com fome, e comem assim que a ração chega, pontue de novo em algumas horas. Um aviário que perdeu uma refeição pode parecer verde por algumas horas.',
    },
    {
      title: 'Quando é alarme',
      text: 'Fezes verdes e aves sem comer, apáticas, ofegantes, de pescoço torcido ou morrendo de repente: pare de pontuar. Ninguém vai deste aviário para outro. Não leve para fora botas, panos, caixas nem a capa do celular. Não mova aves, ovos, cama nem ração. Não abra você mesmo as aves mortas.',
    },
    {
      title: 'A primeira hora',
      text: 'Feche o aviário. Ligue para o veterinário, também à noite. Se não conseguir, ligue para o serviço veterinário oficial da sua região; o número deve estar na parede antes da hora da necessidade. Diga quantas aves morreram ontem e hoje, o que viu e desde quando. Anote quem entrou nos últimos dias. Espere instruções, troque de roupa e lave-se. O relatório e as fotos ficam no celular, com rede ou sem ela. Diga também a idade das aves e quando foram vacinadas.',
    },
  ],
  today: [
    'Escreva já o número do veterinário na página da granja.',
    'Cole na parede o número do serviço veterinário oficial.',
    'Confira ração, água e luz antes de tudo.',
    'Marque “aves doentes” ou “mortes súbitas” se houver.',
  ],
  vet: [
    'Fezes verdes e qualquer ave doente ou morta: na hora.',
    'Mortes súbitas, seja qual for o aspecto das fezes: na hora.',
    'Fezes que seguem verdes depois de comer: no mesmo dia.',
  ],
};
