/** What a mail consists of; a code stands below the line that announces it with a colon. */
export interface MailParts {
  readonly language: string;
  readonly product: string;
  readonly greeting?: string;
  readonly lines: readonly string[];
  readonly code?: string;
  readonly link?: { readonly label: string; readonly url: string };
  readonly footer: string;
}

/** The mail as plain text. */
export function mailText({ greeting, lines, code, link, footer, product }: MailParts): string {
  const body = withCode(lines, code).map(({ text, isCode }) => (isCode ? `    ${text}` : text));
  const address = link ? [`${link.label}\n${link.url}`] : [];
  return [...(greeting ? [greeting] : []), ...body, ...address, `-- \n${product}\n${footer}`].join('\n\n');
}

/** The mail as HTML; every text is escaped, styles are inline because mail programs read no others. */
export function mailHtml({ language, product, greeting, lines, code, link, footer }: MailParts): string {
  const body = [
    ...(greeting ? [paragraph(greeting)] : []),
    ...withCode(lines, code).map(({ text, isCode }) => (isCode ? codeBlock(text) : paragraph(text))),
    ...(link ? [button(link)] : []),
  ];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(product)}</title></head>`,
    '<body style="margin:0;background:#F5F8F6;padding:24px 12px;font-family:sans-serif;color:#16211E">',
    '<div style="max-width:560px;margin:0 auto;background:#FFFFFF;border:1px solid #DDE5E1;border-radius:12px">',
    `<p style="margin:0;padding:20px 28px;border-bottom:1px solid #DDE5E1;font-weight:bold;color:#0E5B4A">${escapeHtml(product)}</p>`,
    `<div style="padding:20px 28px;font-size:16px;line-height:1.7">${body.join('')}</div>`,
    `<p style="margin:0;padding:16px 28px;border-top:1px solid #DDE5E1;font-size:14px;color:#5B6B66">${escapeHtml(footer)}</p>`,
    '</div></body></html>',
  ].join('');
}

interface Line {
  readonly text: string;
  readonly isCode: boolean;
}

function withCode(lines: readonly string[], code: string | undefined): Line[] {
  return lines.flatMap((text) => {
    const line = { text, isCode: false };
    return code && /[:：]$/.test(text) ? [line, { text: code, isCode: true }] : [line];
  });
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 14px">${escapeHtml(text)}</p>`;
}

function codeBlock(code: string): string {
  return `<p style="margin:0 0 14px;font-size:32px;font-weight:bold;letter-spacing:8px;color:#0E5B4A">${escapeHtml(code)}</p>`;
}

function button({ label, url }: { label: string; url: string }): string {
  const style =
    'display:inline-block;padding:10px 24px;border-radius:6px;background:#0E5B4A;color:#FFFFFF;text-decoration:none';
  return `<p style="margin:6px 0 14px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p><p style="margin:0 0 14px;font-size:14px;color:#5B6B66;word-break:break-all">${escapeHtml(url)}</p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
