import type { ShellTexts } from './CN.ts';

export const pt: ShellTexts = {
  name: 'FlockScore',
  skip: 'Ir para o conteúdo',
  back: 'Voltar',
  toHome: 'Ir para o início',
  newAnalysis: 'Nova avaliação',
  nav: {
    label: 'Principal',
    home: 'Início',
    farms: 'Granjas',
    reports: 'Relatórios',
    library: 'Biblioteca',
  },
  offline: {
    saved: 'Sem rede, salvo aqui',
    waiting: '{count} por enviar',
  },
  reload: {
    title: 'Recarregue a página',
    now: 'Recarregar',
    later: 'Mais tarde',
  },
  broken: {
    title: 'A página não abriu',
    text: 'Não é possível mostrar esta página. Tudo o que você pontuou está salvo neste aparelho; nada se perdeu.',
    again: 'Tentar de novo',
  },
  lost: {
    title: 'Esta página não existe',
    text: 'O endereço pode estar errado ou o conteúdo pode ter mudado de lugar.',
  },
};
