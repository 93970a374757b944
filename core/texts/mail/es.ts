import type { MailTexts } from './mail.ts';

export const es: MailTexts = {
  product: {
    portal: { name: 'Wutong, servicios para el talento', short: 'Wutong' },
    poultry: { name: 'FlockScore', short: 'FlockScore' },
  },
  greeting: 'Hola, {name}:',
  footer: 'Este correo se ha enviado automáticamente; no responda. Nuestro personal nunca pide códigos ni contraseñas.',
  sms: '[Wutong] Código {code} (referencia {prefix}), válido 10 minutos. No lo comparta con nadie.',
  smsReset:
    '[Wutong] Abra este enlace antes de 30 minutos para crear una contraseña nueva; sirve una sola vez: {link} Si no ha sido usted, ignórelo.',
  scenes: {
    CODE_LOGIN: {
      subject: 'Código de acceso (referencia {prefix})',
      lines: [
        'Está iniciando sesión en {brand}. El código con la referencia {prefix} es:',
        'Es válido durante 10 minutos y sirve una sola vez. Si no ha sido usted, ignore este correo.',
      ],
    },
    CODE_REGISTER: {
      subject: 'Código de registro (referencia {prefix})',
      lines: [
        'Se está registrando en {brand}. El código con la referencia {prefix} es:',
        'Es válido durante 10 minutos y sirve una sola vez. Si no ha sido usted, ignore este correo.',
      ],
    },
    CODE_CONTACT: {
      subject: 'Código para confirmar su dirección (referencia {prefix})',
      lines: [
        'Está enviando un mensaje a {brand} con esta dirección. El código con la referencia {prefix} es:',
        'Es válido durante 10 minutos y sirve una sola vez. Si no ha sido usted, ignore este correo.',
      ],
    },
    CODE_BIND: {
      subject: 'Código para confirmar su correo (referencia {prefix})',
      lines: [
        'Está añadiendo esta dirección a su cuenta de {brand}. El código con la referencia {prefix} es:',
        'Es válido durante 10 minutos y sirve una sola vez. Si no ha sido usted, ignore este correo.',
      ],
    },
    CODE_OBJECT: {
      subject: 'Código para presentar una objeción (referencia {prefix})',
      lines: [
        'Está presentando una objeción a un anuncio público. El código con la referencia {prefix} es:',
        'Es válido durante 10 minutos y sirve una sola vez. Si no ha sido usted, ignore este correo.',
      ],
    },
    NO_ACCOUNT: {
      subject: 'Ninguna cuenta de {brand} usa este correo',
      lines: [
        'Alguien ha intentado iniciar sesión en {brand} con esta dirección, pero no está registrada.',
        'Si ha sido usted, quizá usó otra dirección; también puede registrarse ahora. Si no, ignore este correo.',
      ],
      button: 'Registrarse',
    },
    HAVE_ACCOUNT: {
      subject: 'Ya tiene una cuenta de {brand} (referencia {prefix})',
      lines: [
        'Alguien ha intentado registrarse en {brand} con esta dirección. Usted ya tiene una cuenta: inicie sesión o restablezca la contraseña.',
        'El código con la referencia {prefix} solo confirma que esta dirección es suya:',
        'Es válido durante 10 minutos. Si no ha sido usted, ignore este correo.',
      ],
      button: 'Iniciar sesión',
    },
    RESET: {
      subject: 'Restablecer la contraseña',
      lines: [
        'Hemos recibido la solicitud de restablecer la contraseña de {loginName}. Abra el enlace en un plazo de 30 minutos; sirve una sola vez y solo vale el más reciente.',
        'Si no ha sido usted, no tiene que hacer nada: la contraseña no cambia.',
      ],
      button: 'Establecer una contraseña nueva',
    },
    INVITATION: {
      subject: 'Una invitación a la administración de Wutong',
      lines: [
        '{tenant} le invita, en {loginName}, a la administración de Wutong. Abra el enlace en un plazo de {days:# día|# días} para aceptar o rechazar. Hasta que acepte, no ven nada de usted.',
      ],
      button: 'Ver la invitación',
    },
    ACCOUNT_DISABLED: {
      subject: 'Su cuenta de {brand} está desactivada',
      lines: [
        'Alguien ha intentado acceder como {loginName} o restablecer su contraseña. La cuenta está desactivada, así que no se ha enviado ni código ni enlace.',
        'Para recuperarla, contacte con la oficina de atención al talento o con su administrador.',
      ],
    },
    CODE_DEVICE: {
      subject: 'Código para un dispositivo nuevo (referencia {prefix})',
      lines: [
        'Alguien con la contraseña correcta está iniciando sesión en la cuenta {loginName} de {brand} desde un dispositivo nuevo ({device}). El código con la referencia {prefix} es:',
        'Es válido durante 10 minutos y sirve una sola vez. Si no ha sido usted, no lo comparta con nadie y cambie la contraseña de inmediato.',
      ],
    },
    EMAIL_CHANGED: {
      subject: 'Su dirección de correo ha cambiado',
      lines: [
        'La dirección de correo de {loginName} se cambió a {email} el {time}. Los códigos y avisos ya no llegan a esta dirección.',
        'Si no ha sido usted, póngase en contacto con el servicio de atención de inmediato.',
      ],
    },
    PWD_CHANGED: {
      subject: 'Su contraseña ha cambiado',
      lines: [
        'La contraseña de {loginName} se cambió el {time}. Se ha cerrado la sesión en todos los demás dispositivos.',
        'Si no ha sido usted, restablezca la contraseña de inmediato y contacte con la oficina de atención al talento.',
      ],
    },
    LOCKED: {
      subject: 'Contraseñas incorrectas repetidas en su cuenta',
      lines: [
        'La contraseña de {loginName} ha sido incorrecta {count:# vez|# veces} seguidas. El acceso con contraseña queda en pausa un tiempo.',
        'Si ha sido usted, acceda con un código o restablezca la contraseña. Si no, alguien está probando contraseñas; mientras la suya sea secreta no tiene que hacer nada.',
      ],
    },
    TOTP_ON: {
      subject: 'Verificación en dos pasos activada',
      lines: [
        'La verificación en dos pasos de {loginName} se activó el {time}; se cerró la sesión en los demás dispositivos. Desde ahora, además de la contraseña o de un código enviado, se pide el código de la aplicación de autenticación.',
        'Si no fue usted, cambie la contraseña de inmediato y contacte con la oficina de atención.',
      ],
    },
    TOTP_OFF: {
      subject: 'Verificación en dos pasos desactivada',
      lines: [
        'La verificación en dos pasos de {loginName} se desactivó el {time}; se cerró la sesión en los demás dispositivos.',
        'Si no fue usted, restablezca la contraseña de inmediato, vuelva a activar la verificación en dos pasos y contacte con la oficina de atención.',
      ],
    },
    RECOVERY_NEW: {
      subject: 'Nuevos códigos de recuperación',
      lines: [
        'El {time} se crearon nuevos códigos de recuperación para {loginName}; los anteriores ya no valen.',
        'Si no fue usted, cambie la contraseña de inmediato y contacte con la oficina de atención.',
      ],
    },
    RECOVERY_USED: {
      subject: 'Se usó un código de recuperación',
      lines: [
        'El {time} se usó un código de recuperación de {loginName}; {count:queda #|quedan #}.',
        'Si fue usted y quedan pocos, cree otros en los ajustes de seguridad. Si no, cambie la contraseña de inmediato y cree nuevos códigos de recuperación.',
      ],
    },
    TOTP_GUESSED: {
      subject: 'Códigos incorrectos en su cuenta',
      lines: [
        'Alguien superó el primer paso del acceso de {loginName} (contraseña o código enviado) y después escribió {count:# código de un solo uso incorrecto|# códigos de un solo uso incorrectos seguidos}. No logró entrar.',
        'Si fue usted, puede usar un código de recuperación. Si no, es posible que otros conozcan su contraseña: cámbiela de inmediato.',
      ],
    },
    ERASE_ASKED: {
      subject: 'Su cuenta se eliminará en {days:# día|# días}',
      lines: [
        'El {time} se solicitó eliminar la cuenta {loginName}. En {days:# día|# días} se borrarán definitivamente la cuenta y todos los datos que puedan borrarse.',
        'Hasta entonces puede iniciar sesión y anularlo en «Mi cuenta – Mis datos». Si no fue usted, cambie la contraseña de inmediato y anúlelo.',
      ],
    },
    FLOCK_ANSWERED: {
      subject: 'Su pregunta tiene respuesta',
      lines: [
        'Usted preguntó sobre el informe «{report}» ({farm}): {question}',
        'Respuesta: {answer}',
        'La respuesta también figura en el informe: ábralo en FlockScore.',
      ],
      button: 'Abrir el informe',
    },
    FLOCK_CLOSED: {
      subject: 'Su pregunta se ha cerrado',
      lines: [
        'Usted preguntó sobre el informe «{report}» ({farm}): {question}',
        'No se respondió por este motivo: {answer}',
        'Si aún necesita ayuda, pregunte de nuevo en el informe. Si es urgente, llame a su veterinario.',
      ],
      button: 'Abrir el informe',
    },
    FARM_BLOCKED: {
      subject: 'La granja «{farm}» está bloqueada',
      lines: [
        'La plataforma bloqueó la granja «{farm}» por este motivo: {reason}',
        'Lo que guardan sus teléfonos se conserva y se enviará cuando la granja vuelva a estar activa.',
      ],
    },
    FARM_UNBLOCKED: {
      subject: 'La granja «{farm}» vuelve a estar activa',
      lines: ['Ya puede volver a usar la granja «{farm}». Lo que espera en sus teléfonos se está enviando.'],
    },
    FLOCK_READING: {
      subject: 'Su informe compartido tiene una segunda lectura',
      lines: ['{reader} entregó una segunda lectura del informe «{report}» ({farm}). Ya puede comparar ambas.'],
      button: 'Abrir el informe',
    },
  },
};
