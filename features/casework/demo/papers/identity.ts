import type { DemoPerson } from '#features/casework/demo/people.ts';
import { letters, paragraph } from '#server/base/print/lettering.ts';
import { type Page, paper, portrait, seal } from './marks.ts';

const card = { width: 800, height: 505 };
const blue = '#2f6f9f';

/** A photo of somebody for documents, 3:4. */
export function photoPage(person: DemoPerson): Page {
  const size = { width: 360, height: 480 };
  return {
    ...size,
    isPlain: true,
    content: portrait({ gender: person.gender, look: lookOf(person) }, { x: 0, y: 0, ...size, ground: wallOf(person) }),
  };
}

/** The side of an identity card with the person's details. */
export function idFrontPage(person: DemoPerson): Page {
  const [year, month, day] = person.birth.split('-').map(Number);
  const label = (text: string, x: number, y: number) => letters(text, { x, y, size: 19, fill: blue });
  const value = (text: string, x: number, y: number) => letters(text, { x, y, size: 23 });
  const address = paragraph(person.address, { x: 136, y: 292, size: 23, width: 330, leading: 36 });
  const digits = letters(person.idNumber, { x: 240, y: 452, size: 29, weight: 'bold', spacing: 5 });
  return {
    ...card,
    content: `${ground('#e4f1f6', '#fdf7ef')}
      ${label('姓名', 52, 90)}${value(person.name, 136, 90)}
      ${label('性别', 52, 154)}${value(person.gender === 'MALE' ? '男' : '女', 136, 154)}${label('民族', 240, 154)}${value('汉', 306, 154)}
      ${label('出生', 52, 218)}${value(`${year} 年 ${month} 月 ${day} 日`, 136, 218)}
      ${label('住址', 52, 292)}${address.svg}
      ${label('公民身份号码', 52, 450)}${digits}
      ${portrait({ gender: person.gender, look: lookOf(person) }, { x: 532, y: 74, width: 216, height: 288, ground: '#eaf3f7' })}`,
  };
}

/** The side with the issuing office and the dates. */
export function idBackPage(person: DemoPerson, validTo: string): Page {
  const from = `${Number(validTo.slice(0, 4)) - 20}${validTo.slice(4)}`;
  const dots = (day: string) => day.replaceAll('-', '.');
  return {
    ...card,
    content: `${ground('#fbeee9', '#e7f2f5')}
      <circle cx="120" cy="128" r="58" fill="none" stroke="#b98a3a" stroke-width="5"/>
      <path d="M120 84c22 20 30 44 0 88-30-44-22-68 0-88z" fill="#b98a3a" opacity=".75"/>
      ${letters('居民身份证', { x: 478, y: 152, size: 52, weight: 'bold', anchor: 'middle', spacing: 12 })}
      ${letters('签发机关', { x: 186, y: 372, size: 21, weight: 'bold' })}${letters('云汀市公安局云汀新区分局', { x: 316, y: 372, size: 24 })}
      ${letters('有效期限', { x: 186, y: 432, size: 21, weight: 'bold' })}${letters(`${dots(from)}-${dots(validTo)}`, { x: 316, y: 432, size: 24 })}
      ${seal(`云汀${person.idNumber.slice(0, 6)}`, { cx: 706, cy: 250, radius: 34 })}`,
  };
}

/** The page of a household book that shows one person. */
export function householdPage(person: DemoPerson): Page {
  const size = { width: 1000, height: 700 };
  const cells: [string, string][] = [
    ['姓名', person.name],
    ['户主或与户主关系', '户主'],
    ['曾用名', '无'],
    ['性别', person.gender === 'MALE' ? '男' : '女'],
    ['出生地', '云汀市'],
    ['民族', '汉族'],
    ['出生日期', person.birth],
    ['婚姻状况', person.spouse ? '已婚' : '未婚'],
    ['公民身份号码', person.idNumber],
    ['服务处所', person.company.name],
    ['职业', person.position],
    ['迁入日期', person.joinedOn],
  ];
  const drawn = cells.map(([label, text], index) => {
    const [x, y] = [72 + (index % 2) * 428, 170 + Math.floor(index / 2) * 66];
    return `<rect x="${x}" y="${y}" width="428" height="66" fill="none" stroke="#3b5b52" stroke-width="1.4"/>
      <line x1="${x + 158}" y1="${y}" x2="${x + 158}" y2="${y + 66}" stroke="#3b5b52" stroke-width="1.4"/>
      ${letters(label, { x: x + 79, y: y + 40, size: 17, anchor: 'middle', fill: '#3b5b52' })}
      ${letters(text, { x: x + 174, y: y + 41, size: text.length > 13 ? 17 : 21 })}`;
  });
  return {
    ...size,
    content: `${paper(size, '#f4f0e2')}
      ${letters('常住人口登记卡', { x: 500, y: 116, size: 40, weight: 'bold', anchor: 'middle', spacing: 8, fill: '#3b5b52' })}
      ${drawn.join('')}
      ${letters('承办人签章：', { x: 72, y: 630, size: 18, fill: '#3b5b52' })}${letters(`登记日期：${person.joinedOn}`, { x: 500, y: 630, size: 18, fill: '#3b5b52' })}
      ${seal('云汀新区公安分局户口专用章', { cx: 836, cy: 586, radius: 66 })}`,
  };
}

/** Which face somebody has, the same in every document. */
function lookOf({ idNumber }: DemoPerson): number {
  return Number(idNumber.slice(8, 17)) % 60;
}

/** The wall somebody was photographed before: no two people hand in the very same picture. */
function wallOf({ idNumber }: DemoPerson): string {
  const shade = Number(idNumber.slice(6, 17)) % 4093;
  return `#d9${(0xe0 + (shade % 31)).toString(16)}${(0xe0 + (Math.floor(shade / 31) % 31)).toString(16)}`;
}

function ground(from: string, to: string): string {
  const waves = Array.from(
    { length: 9 },
    (_, index) =>
      `<path d="M0 ${60 + index * 52}c160-46 300 46 450 0s250-30 350 6" stroke="#7fb3c9" stroke-opacity=".28" fill="none"/>`,
  );
  return `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="${card.width}" height="${card.height}" rx="26" fill="url(#g)"/>${waves.join('')}`;
}
