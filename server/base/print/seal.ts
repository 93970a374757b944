import { letters } from './lettering.ts';

const red = '#C23B2E';
const middle = 60;
/** Of the circle on which the name stands, in the square of 120. */
const radius = 43;

/** The round seal of an authority as a drawing: its name along the circle, a star, what the seal is for. */
export function sealSvg(name: string, purpose: string): string {
  const signs = [...name];
  const size = signs.length > 14 ? 9.5 : 12;
  const span = Math.min(260, signs.length * 25);
  const each = signs.length > 1 ? span / (signs.length - 1) : 0;
  const around = signs.map((sign, at) => {
    const angle = -span / 2 + each * at;
    const turned = `translate(${middle} ${middle}) rotate(${angle.toFixed(2)}) translate(0 ${-radius + size / 2})`;
    return `<g transform="${turned}">${letters(sign, { x: 0, y: 0, size, weight: 'bold', fill: red, anchor: 'middle' })}</g>`;
  });
  const star = Array.from({ length: 10 }, (_, at) => {
    const reach = at % 2 === 0 ? 15 : 5.9;
    const angle = (at * 36 - 90) * (Math.PI / 180);
    return `${(middle + reach * Math.cos(angle)).toFixed(2)},${(middle + reach * Math.sin(angle)).toFixed(2)}`;
  });
  const foot = letters(purpose, { x: middle, y: 92, size: 9, weight: 'bold', fill: red, anchor: 'middle', spacing: 1 });
  return `<svg viewBox="0 0 120 120"><circle cx="${middle}" cy="${middle}" r="57" fill="none" stroke="${red}" stroke-width="2.4"/><circle cx="${middle}" cy="${middle}" r="52.5" fill="none" stroke="${red}" stroke-width=".7"/><polygon points="${star.join(' ')}" fill="${red}"/>${around.join('')}${foot}</svg>`;
}
