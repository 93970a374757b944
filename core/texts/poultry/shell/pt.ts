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
  claim: 'Conheça o lote em minutos, com um só telefone',
  signIn: {
    once: 'Basta uma vez: depois você pontua mesmo sem rede.',
    needsNetwork: 'O primeiro acesso precisa de rede. Tente de novo onde houver sinal.',
    toSignUp: 'Criar uma conta',
  },
  legal: {
    terms: {
      title: 'Termos de uso',
      text: 'O FlockScore é gratuito. As notas são o que você observou, não um diagnóstico; se as mortes aumentarem ou aparecer sangue, ligue para o veterinário. Envie apenas fotos suas ou que possa usar, sem rostos de outras pessoas. A conta é pessoal; guarde bem a senha.',
    },
    privacy: {
      title: 'Política de privacidade',
      text: 'Guardamos seu e-mail, seu nome, suas granjas, notas e fotos para gerar relatórios para você e para os colegas que convidar. A localização é removida das fotos. Os percentuais de uma granja entram na comparação da região sem o nome dela e só se você concordar. Você pode exportar ou apagar seus dados quando quiser.',
    },
  },
};
