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
};
