import type { ShellTexts } from './CN.ts';

export const es: ShellTexts = {
  name: 'FlockScore',
  skip: 'Ir al contenido',
  back: 'Atrás',
  toHome: 'Ir al inicio',
  newAnalysis: 'Nueva evaluación',
  nav: {
    label: 'Principal',
    home: 'Inicio',
    farms: 'Granjas',
    reports: 'Informes',
    library: 'Biblioteca',
  },
  offline: {
    saved: 'Sin conexión, guardado aquí',
    waiting: '{count} sin enviar',
  },
  reload: {
    title: 'Vuelva a cargar la página',
    now: 'Cargar de nuevo',
    later: 'Más tarde',
  },
  broken: {
    title: 'La página no se abrió',
    text: 'No se puede mostrar esta página. Todo lo que ha puntuado está guardado en este dispositivo; no se ha perdido nada.',
    again: 'Intentar de nuevo',
  },
  lost: {
    title: 'Esta página no existe',
    text: 'Puede que la dirección esté mal escrita o que el contenido se haya movido.',
  },
  claim: 'Conozca el lote en minutos, con un solo teléfono',
  signIn: {
    once: 'Basta con una vez: después podrá puntuar sin conexión.',
    needsNetwork: 'El primer inicio de sesión necesita conexión. Inténtelo donde haya señal.',
    toSignUp: 'Crear una cuenta',
  },
  legal: {
    terms: {
      title: 'Condiciones de uso',
      text: 'FlockScore es gratuito. Las puntuaciones son lo que usted observó, no un diagnóstico; si aumentan las bajas o aparece sangre, llame a su veterinario. Suba solo fotos propias o que pueda usar, sin caras de otras personas. La cuenta es personal; guarde bien su contraseña.',
    },
    privacy: {
      title: 'Política de privacidad',
      text: 'Guardamos su correo, su nombre, sus granjas, puntuaciones y fotos para elaborar los informes suyos y de los compañeros que invite. De las fotos se borra la ubicación. Los porcentajes de una granja entran en la comparación de la zona sin su nombre y solo si usted lo acepta. Puede exportar o borrar sus datos cuando quiera.',
    },
  },
};
