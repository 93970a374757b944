import type { MailTexts } from './mail.ts';

export const pt: MailTexts = {
  product: {
    portal: { name: 'Wutong, serviços para talentos', short: 'Wutong' },
    poultry: { name: 'FlockScore', short: 'FlockScore' },
  },
  greeting: 'Olá, {name}:',
  footer: 'Este e-mail foi enviado automaticamente; não responda. Nossa equipe nunca pede códigos nem senhas.',
  sms: '[Wutong] Código {code} (referência {prefix}), válido por 10 minutos. Não compartilhe com ninguém.',
  smsReset:
    '[Wutong] Abra este link em até 30 minutos para criar uma nova senha; vale uma única vez: {link} Se não foi você, ignore.',
  scenes: {
    CODE_LOGIN: {
      subject: 'Código de acesso (referência {prefix})',
      lines: [
        'Você está entrando no {brand}. O código com a referência {prefix} é:',
        'É válido por 10 minutos e vale uma única vez. Se não foi você, ignore este e-mail.',
      ],
    },
    CODE_REGISTER: {
      subject: 'Código de cadastro (referência {prefix})',
      lines: [
        'Você está se cadastrando no {brand}. O código com a referência {prefix} é:',
        'É válido por 10 minutos e vale uma única vez. Se não foi você, ignore este e-mail.',
      ],
    },
    CODE_CONTACT: {
      subject: 'Código para confirmar seu endereço (referência {prefix})',
      lines: [
        'Você está enviando uma mensagem à {brand} com este endereço. O código com a referência {prefix} é:',
        'É válido por 10 minutos e vale uma única vez. Se não foi você, ignore este e-mail.',
      ],
    },
    CODE_BIND: {
      subject: 'Código para confirmar seu e-mail (referência {prefix})',
      lines: [
        'Você está vinculando este endereço à sua conta {brand}. O código com a referência {prefix} é:',
        'É válido por 10 minutos e vale uma única vez. Se não foi você, ignore este e-mail.',
      ],
    },
    CODE_OBJECT: {
      subject: 'Código para apresentar uma objeção (referência {prefix})',
      lines: [
        'Você está apresentando uma objeção a um aviso público. O código com a referência {prefix} é:',
        'É válido por 10 minutos e vale uma única vez. Se não foi você, ignore este e-mail.',
      ],
    },
    NO_ACCOUNT: {
      subject: 'Nenhuma conta {brand} usa este e-mail',
      lines: [
        'Alguém tentou entrar no {brand} com este endereço, mas ele não está cadastrado.',
        'Se foi você, talvez tenha usado outro endereço; você também pode se cadastrar agora. Caso contrário, ignore este e-mail.',
      ],
      button: 'Cadastrar',
    },
    HAVE_ACCOUNT: {
      subject: 'Você já tem uma conta {brand} (referência {prefix})',
      lines: [
        'Alguém tentou se cadastrar no {brand} com este endereço. Você já tem uma conta: basta entrar ou redefinir a senha.',
        'O código com a referência {prefix} apenas confirma que este endereço é seu:',
        'É válido por 10 minutos. Se não foi você, ignore este e-mail.',
      ],
      button: 'Entrar',
    },
    RESET: {
      subject: 'Redefinir a senha',
      lines: [
        'Recebemos um pedido para redefinir a senha de {loginName}. Abra o link nos próximos 30 minutos; ele vale uma única vez, e só o mais recente é válido.',
        'Se não foi você, não precisa fazer nada: a senha não muda.',
      ],
      button: 'Definir nova senha',
    },
    INVITATION: {
      subject: 'Um convite para a administração do Wutong',
      lines: [
        '{tenant} convida você, em {loginName}, para a administração do Wutong. Abra o link nos próximos {days:# dia|# dias} para aceitar ou recusar. Até você aceitar, eles não veem nada sobre você.',
      ],
      button: 'Ver o convite',
    },
    ACCOUNT_DISABLED: {
      subject: 'Sua conta {brand} está desativada',
      lines: [
        'Alguém tentou entrar como {loginName} ou redefinir a senha. A conta está desativada, por isso não enviamos código nem link.',
        'Para recuperá-la, fale com o atendimento ou com seu administrador.',
      ],
    },
    CODE_DEVICE: {
      subject: 'Código para um dispositivo novo (referência {prefix})',
      lines: [
        'Alguém com a senha correta está entrando na conta {loginName} do {brand} em um dispositivo novo ({device}). O código com a referência {prefix} é:',
        'É válido por 10 minutos e vale uma única vez. Se não foi você, não conte a ninguém e troque a senha imediatamente.',
      ],
    },
    EMAIL_CHANGED: {
      subject: 'Seu e-mail foi alterado',
      lines: [
        'O e-mail de {loginName} foi alterado para {email} em {time}. Códigos e avisos não chegam mais a este endereço.',
        'Se não foi você, entre em contato com o atendimento imediatamente.',
      ],
    },
    PWD_CHANGED: {
      subject: 'Sua senha foi alterada',
      lines: [
        'A senha de {loginName} foi alterada em {time}. A sessão foi encerrada em todos os outros aparelhos.',
        'Se não foi você, redefina a senha imediatamente e fale com o atendimento.',
      ],
    },
    LOCKED: {
      subject: 'Senhas erradas seguidas na sua conta',
      lines: [
        'A senha de {loginName} foi digitada errada {count:# vez|# vezes} seguidas. A entrada com senha fica suspensa por algum tempo.',
        'Se foi você, entre com um código ou redefina a senha. Se não, alguém está tentando adivinhar; enquanto a senha for secreta, não precisa fazer nada.',
      ],
    },
    TOTP_ON: {
      subject: 'Verificação em duas etapas ativada',
      lines: [
        'A verificação em duas etapas de {loginName} foi ativada em {time}; os outros aparelhos foram desconectados. A partir de agora, além da senha ou de um código enviado, será pedido o código do aplicativo autenticador.',
        'Se não foi você, altere a senha agora e fale com o atendimento.',
      ],
    },
    TOTP_OFF: {
      subject: 'Verificação em duas etapas desativada',
      lines: [
        'A verificação em duas etapas de {loginName} foi desativada em {time}; os outros aparelhos foram desconectados.',
        'Se não foi você, redefina a senha agora, ative de novo a verificação em duas etapas e fale com o atendimento.',
      ],
    },
    RECOVERY_NEW: {
      subject: 'Novos códigos de recuperação',
      lines: [
        'Em {time} foram criados novos códigos de recuperação para {loginName}; os anteriores deixaram de valer.',
        'Se não foi você, altere a senha agora e fale com o atendimento.',
      ],
    },
    RECOVERY_USED: {
      subject: 'Foi usado um código de recuperação',
      lines: [
        'Em {time} foi usado um código de recuperação de {loginName}; {count:resta #|restam #}.',
        'Se foi você e restam poucos, crie outros nas configurações de segurança. Se não, altere a senha agora e crie novos códigos de recuperação.',
      ],
    },
    TOTP_GUESSED: {
      subject: 'Códigos errados na sua conta',
      lines: [
        'Alguém passou a primeira etapa da entrada de {loginName} (senha ou código enviado) e depois digitou {count:# código de uso único errado|# códigos de uso único errados seguidos}. Não conseguiu entrar.',
        'Se foi você, pode usar um código de recuperação. Se não, outros podem conhecer sua senha: altere-a agora.',
      ],
    },
    ERASE_ASKED: {
      subject: 'A sua conta será excluída em {days:# dia|# dias}',
      lines: [
        'Em {time} foi pedida a exclusão da conta {loginName}. Em {days:# dia|# dias} a conta e todos os dados que podem ser apagados serão excluídos definitivamente.',
        'Até lá, entre e cancele em “Minha conta – Meus dados”. Se não foi você, altere a senha imediatamente e cancele.',
      ],
    },
    FLOCK_ANSWERED: {
      subject: 'Sua pergunta foi respondida',
      lines: [
        'Você perguntou sobre o relatório “{report}” ({farm}): {question}',
        'Resposta: {answer}',
        'A resposta também está no relatório: abra-o no FlockScore.',
      ],
      button: 'Abrir o relatório',
    },
    FLOCK_CLOSED: {
      subject: 'Sua pergunta foi encerrada',
      lines: [
        'Você perguntou sobre o relatório “{report}” ({farm}): {question}',
        'Não houve resposta pelo seguinte motivo: {answer}',
        'Se ainda precisar de ajuda, pergunte de novo no relatório. Se for urgente, ligue para o veterinário.',
      ],
      button: 'Abrir o relatório',
    },
    FARM_BLOCKED: {
      subject: 'A granja “{farm}” foi bloqueada',
      lines: [
        'A plataforma bloqueou a granja “{farm}” pelo seguinte motivo: {reason}',
        'O que está nos seus celulares fica guardado e será enviado quando a granja voltar a ser usada.',
      ],
    },
    FARM_UNBLOCKED: {
      subject: 'A granja “{farm}” voltou a ser usada',
      lines: ['A granja “{farm}” pode ser usada de novo. O que aguarda nos seus celulares está sendo enviado.'],
    },
    FLOCK_READING: {
      subject: 'Seu relatório compartilhado tem uma segunda leitura',
      lines: ['{reader} entregou uma segunda leitura do relatório “{report}” ({farm}). Você já pode comparar as duas.'],
      button: 'Abrir o relatório',
    },
  },
};
