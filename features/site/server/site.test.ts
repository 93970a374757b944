import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CN } from '#core/texts/portal/CN.ts';
import { contents, publications } from '#features/contents/server/tables.ts';
import { aContent, aPublication } from '#features/contents/server/testing.ts';
import { pt as shellPt } from '#features/flock/texts/shell/pt.ts';
import { createApp } from '#server/app.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { createTestServices } from '#server/testing.ts';
import { readXml } from './testing.ts';

const services = await createTestServices();
const now = new Date('2026-11-20T02:00:00.000Z');
services.setNow(now);
const site = mkdtempSync(join(tmpdir(), 'wutong-site-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));
let app: Awaited<ReturnType<typeof createApp>>;

const built = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="description" content="built" />
    <title>built</title>
    <script type="module" src="/assets/a.js"></script>
  </head>
  <body><div id="root"><div id="opening"></div></div><noscript>JavaScript</noscript></body>
</html>`;
const odd = `A & B "quoted" <script>alert(1)</script> $& $' </title>`;

beforeAll(async () => {
  for (const folder of ['portal', 'office', 'poultry', 'visit']) {
    mkdirSync(join(site, folder), { recursive: true });
    writeFileSync(join(site, folder, 'index.html'), built);
  }
  writeFileSync(join(site, 'poultry', 'sw.js'), `// ${'x'.repeat(2000)}`);
  writeFileSync(join(site, 'poultry', 'manifest.webmanifest'), '{}');
  await services.database.asOwner(async (db) => {
    const tenant = (id: string, rest: object) => ({ id, code: id, nameCN: id, nameEN: id, kind: 'PLATFORM', ...rest });
    await db
      .insert(tenants)
      .values([
        tenant('tenant-a', { isDefault: true }),
        tenant('tenant-b', { domains: ['b.example.com'] }),
        tenant('tenant-d', { domains: ['d.example.com'], platform: { firstLanguage: 'CN' } }),
        tenant('tenant-c', { domains: ['c.example.com'], platform: { off: ['post', 'activity'] } }),
      ]);
    const cover = { id: 'pub_cover', name: 'a.jpg', size: 7, type: 'image/jpeg' };
    await db.insert(publications).values([
      aPublication('plain', {
        publishedAt: now,
        summaryCN: '摘要',
        bodyCN: '<h2>条件</h2><p>年满十八岁</p>',
        bodyEN: '<p>Adults</p>',
      }),
      aPublication('odd', {
        publishedAt: now,
        titleCN: odd,
        summaryCN: odd,
        bodyCN: '<p>x</p><script>alert(1)</script></noscript><img src="x" onerror="1">',
      }),
      aPublication('story', { publishedAt: now, type: 'highlight', cover, seoTitleCN: '给搜索引擎的标题' }),
      aPublication('rules', { publishedAt: now, type: 'homepage', titleCN: '参赛规则', facts: { module: 'ITEC' } }),
      aPublication('later', { publishedAt: new Date(now.getTime() + 1), titleCN: '尚未公开', datedAt: now }),
      aPublication('elsewhere', { publishedAt: now, tenantId: 'tenant-b', titleCN: '外地' }),
    ]);
    await db.insert(contents).values(aContent('draft', { state: 'DRAFT', titleCN: '尚未公开' }));
  });
  app = await createApp({ services, handlers: [], site });
});
afterAll(() => app.close());

const get = (url: string, host = 'localhost') => app.inject({ url, headers: { host } });
const tag = (body: string, pattern: RegExp) => pattern.exec(body)?.[1];

test('a crawler without JavaScript sees title and text of a notice', async () => {
  const reply = await get('/notify/plain');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['content-security-policy']).toContain("script-src 'self';");
  expect(reply.body).toContain('<title>通知 plain - 梧桐人才服务平台</title>');
  expect(reply.body).toContain('<meta name="description" content="摘要" />');
  expect(reply.body).toContain('<meta property="og:type" content="article" />');
  expect(reply.body).toContain('<link rel="canonical" href="http://localhost/notify/plain" />');
  expect(reply.body).toContain('<link rel="alternate" hreflang="en" href="http://localhost/notify/plain?lang=EN" />');
  expect(reply.body).toContain('href="/feed/notify.xml?lang=CN"');
  expect(tag(reply.body, /<div id="root"><article[^>]*>(.*)<\/article>/)).toBe(
    '<h1>通知 plain</h1><p>人才局 <time>2026-11-20</time></p><p>摘要</p><h2>条件</h2><p>年满十八岁</p>',
  );
  expect(reply.body).not.toContain('content="built"');
  expect(reply.body).toContain('src="/assets/a.js"');
});

test('in English it says the same in English', async () => {
  const { body } = await get('/notify/plain?lang=en');
  expect(body).toContain('<html lang="en"');
  expect(body).toContain('<title>Notice plain - ');
  expect(body).toContain('<link rel="canonical" href="http://localhost/notify/plain?lang=EN" />');
  expect(body).toContain('<p>Adults</p>');
});

test('a first visit begins in the language of the browser, unless the tenant says which; later ones in the one used before', async () => {
  const begin = async (headers: Record<string, string>) => {
    const { body, headers: answered } = await app.inject({
      url: '/notify',
      headers: { host: 'localhost', ...headers },
    });
    expect(answered.vary).toContain('Accept-Language');
    // Whatever language it is read in, an address that names none is known by itself.
    expect(tag(body, /<link rel="canonical" href="(.*?)"/)).toBe(`http://${headers.host ?? 'localhost'}/notify`);
    const title = tag(body, /<title>(.*)<\/title>/);
    return [tag(body, /<html lang="(.*?)"/), title?.startsWith('Notices') ? 'EN' : 'CN'];
  };
  const [chinese, english] = [
    ['zh-CN', 'CN'],
    ['en', 'EN'],
  ];
  for (const wish of ['en-GB,en;q=0.9', 'de-DE,de', 'es-ES,es;q=0.9,zh;q=0.1'])
    expect([wish, ...(await begin({ 'accept-language': wish }))]).toEqual([wish, ...english!]);
  for (const wish of ['zh-TW,zh;q=0.9,en;q=0.8', '*'])
    expect([wish, ...(await begin({ 'accept-language': wish }))]).toEqual([wish, ...chinese!]);
  expect(await begin({})).toEqual(chinese);
  expect(await begin({ 'accept-language': 'en', cookie: 'tw-lang=CN' })).toEqual(chinese);
  expect(await begin({ 'accept-language': 'zh-CN', cookie: 'tw-lang=es' })).toEqual(english);
  expect(await begin({ 'accept-language': 'en', host: 'd.example.com' })).toEqual(chinese);
});

test('a page brings the answers it shows first, of what visitors may read', async () => {
  const answersOf = async (url: string) => JSON.parse(tag((await get(url)).body, /id="first-answers">(.*)<\/script>/)!);
  const [home, notice] = await answersOf('/notify/plain');
  expect(home).toMatchObject({ path: '/web/index', input: {}, at: now.getTime() });
  expect(home.obj.notices.map(({ id }: { id: string }) => id).toSorted()).toEqual(['odd', 'plain']);
  expect(notice).toMatchObject({
    path: '/web/notify/one',
    input: { id: 'plain' },
    obj: { body: { EN: '<p>Adults</p>' } },
  });
  expect(await answersOf('/notify/later')).toHaveLength(1);
  expect(JSON.stringify(await answersOf('/notify/later'))).not.toContain('尚未公开');
});

test('what editors wrote cannot leave its place', async () => {
  const { body } = await get('/notify/odd');
  const scripts = body.match(/<script[^>]*>/g);
  expect(scripts).toEqual([
    '<script type="module" src="/assets/a.js">',
    '<script type="application/json" id="first-answers">',
  ]);
  const [markup = '', data = ''] = body.split('id="first-answers">');
  expect(markup).not.toMatch(/onerror|alert\(1\)<\/script>/);
  expect(data.indexOf('<')).toBe(data.indexOf('</script></body>'));
  expect(body.match(/<\/title>/g)).toHaveLength(1);
  expect(body.match(/<\/noscript>/g)).toHaveLength(1);
  expect(body.match(/<\/script>/g)).toHaveLength(2);
  expect(tag(body, /<meta property="og:title" content="([^"]*)"/)).toBe(
    'A &amp; B &quot;quoted&quot; &lt;script&gt;alert(1)&lt;/script&gt; $&amp; $&#39; &lt;/title&gt; - 梧桐人才服务平台',
  );
});

test('a story has its cover and the title meant for search engines', async () => {
  const { body } = await get('/highlight/story');
  expect(body).toContain('<title>给搜索引擎的标题 - ');
  expect(body).toContain('<meta property="og:image" content="http://localhost/files/pub_cover" />');
});

test('a notice without a cover and the home have a picture of their words, in both languages; nothing else has', async () => {
  expect((await get('/notify/plain')).body).toContain(
    '<meta property="og:image" content="http://localhost/share/notify/plain.png" />',
  );
  const english = (await get('/notify/plain?lang=EN')).body;
  expect(english).toContain('content="http://localhost/share/notify/plain.png?lang=EN" />');
  expect((await get('/')).body).toContain('content="http://localhost/share/home.png" />');
  const picture = async (path: string) => {
    const reply = await get(path);
    if (reply.statusCode !== 200) return reply.statusCode;
    const { width, height, format } = await sharp(reply.rawPayload).metadata();
    return { width, height, format, bytes: reply.rawPayload.toString('base64') };
  };
  const shown = await Promise.all(
    ['/share/home.png', '/share/notify/plain.png', '/share/notify/plain.png?lang=EN', '/share/notify/odd.png'].map(
      picture,
    ),
  );
  for (const one of shown) expect(one).toMatchObject({ width: 1200, height: 630, format: 'png' });
  expect(new Set(shown.map((one) => (typeof one === 'number' ? one : one.bytes))).size).toBe(4);
  for (const path of ['notify/later', 'notify/draft', 'notify/elsewhere', 'highlight/plain', 'none/plain', 'notify/..'])
    expect([path, await picture(`/share/${path}.png`)]).toEqual([path, 404]);
});

test('a page of a mini-site has its head there, and a story read there is known by its own address', async () => {
  const { body } = await get('/itecpage/rules');
  expect(body).toContain('<title>参赛规则 - ');
  expect(body).toContain('<link rel="canonical" href="http://localhost/itecpage/rules" />');
  expect((await get('/itecpage/highlight/story')).body).toContain(
    '<link rel="canonical" href="http://localhost/highlight/story" />',
  );
  const home = await get('/cbd/home');
  expect([home.statusCode, tag(home.body, /<title>(.*)<\/title>/)]).toEqual([200, 'CBD 人才会客厅 - 梧桐人才服务平台']);
});

test.each([
  '/itecpage/none',
  '/phoenixplan/none',
  '/cbd/highlight/none',
  '/notify/none',
  '/notify/later',
  '/notify/draft',
  '/notify/elsewhere',
  '/highlight/plain',
  '/polity/%00',
  '/serve/none',
  '/404',
])('%s is the page of what is not there, with status 404, and tells nothing', async (url) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.body).toContain('<div id="root">');
  expect(reply.body).toContain('<meta name="robots" content="noindex" />');
  expect(reply.body).not.toMatch(/尚未公开|外地|canonical/);
});

test.each(['/phoenixplan/apply', '/phoenixplan/apply/advance_type'])(
  '%s is a page of its own, not a content that is missing',
  async (url) => {
    expect((await get(url)).statusCode).toBe(200);
  },
);

test.each([
  ['/', '梧桐人才服务平台'],
  ['/notify', '通知公告 - 梧桐人才服务平台'],
  ['/polity', '政策 - 梧桐人才服务平台'],
  ['/serve/talentapply', /^.+ - 梧桐人才服务平台$/],
])('%s has a head of its own and is read without the database', async (url, title) => {
  const { statusCode, body } = await get(`${url}?keyword=x`);
  expect(statusCode).toBe(200);
  expect(tag(body, /<title>(.*)<\/title>/)).toMatch(title);
  expect(tag(body, /<link rel="canonical" href="(.*?)"/)).toBe(`http://localhost${url}`);
  expect(tag(body, /<meta name="description" content="(.*?)"/)).not.toBe('');
});

test('pages of one person are not for search engines, and the back office is left as it was built', async () => {
  const own = await get('/personal/user');
  expect([own.statusCode, own.body.includes('noindex')]).toEqual([200, true]);
  expect((await get('/office/')).body).toBe(built);
});

test('the sitemap leads to every page that visitors may read, on each host its own', async () => {
  const read = async (path: string, host?: string) => {
    const reply = await get(path, host);
    expect(reply.statusCode, path).toBe(200);
    return readXml(reply.body).children.map(({ children }) => children[0]!.text);
  };
  const maps = await read('/sitemap.xml');
  const urls = (await Promise.all(maps.map((url) => read(new URL(url).pathname)))).flat();
  expect(urls).toEqual(
    expect.arrayContaining([
      'http://localhost/',
      'http://localhost/notify/plain',
      'http://localhost/highlight/story',
      'http://localhost/itecpage/rules',
    ]),
  );
  expect(urls.filter((url) => /later|draft|elsewhere|office|personal/.test(url))).toEqual([]);
  for (const url of urls) expect((await get(new URL(url).pathname)).statusCode, url).toBe(200);
  expect(await read('/sitemaps/notify.xml', 'b.example.com')).toEqual(['http://b.example.com/notify/elsewhere']);
  expect((await get('/sitemaps/none.xml')).statusCode).toBe(404);
  expect((await get('/robots.txt')).body).toMatch(
    /Disallow: \/office\n[\s\S]*Sitemap: http:\/\/localhost\/sitemap\.xml\n$/,
  );
});

test('FlockScore is a page of its own with a worker and a manifest that are always asked for again', async () => {
  expect((await get('/poultry')).headers.location).toBe('/poultry/');
  for (const path of ['/poultry/', '/poultry/farms/abc'])
    expect((await get(path)).headers['content-type']).toBe('text/html; charset=utf-8');
  const page = async (headers: Record<string, string>) => (await app.inject({ url: '/poultry/', headers })).body;
  const inPortuguese = await page({ 'accept-language': 'de-DE,pt-BR;q=0.9,en;q=0.8' });
  expect(inPortuguese).toContain(`<div class="opening"><h1>${shellPt.claim}</h1></div>`);
  expect(inPortuguese).toContain('<html lang="pt"');
  expect(await page({ 'accept-language': 'pt-BR', cookie: 'tw-lang=vi' })).toContain('<html lang="vi"');
  // What the service worker keeps is of no language.
  expect(await page({ 'accept-language': 'pt-BR', 'sec-fetch-dest': 'empty' })).toBe(built);
  const [worker, manifest] = [await get('/poultry/sw.js'), await get('/poultry/manifest.webmanifest')];
  expect(worker.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(manifest.headers).toMatchObject({ 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' });
  expect(worker.headers['content-security-policy']).toContain("worker-src 'self' blob:;manifest-src 'self'");
});

test('the visit kit has one address; it and the portal may ask a device where it is, and no other page', async () => {
  const kit = await app.inject({ url: '/office/visit/' });
  expect([kit.statusCode, kit.body]).toEqual([200, built]);
  expect(kit.headers['permissions-policy']).toContain('geolocation=(self)');
  const bare = await app.inject({ url: '/office/visit' });
  expect([bare.statusCode, bare.headers.location]).toEqual([302, '/office/visit/']);
  expect((await app.inject({ url: '/shop' })).headers['permissions-policy']).toContain('geolocation=(self)');
  for (const url of ['/office/', '/poultry/', '/office/visit/more'])
    expect((await app.inject({ url })).headers['permissions-policy']).toContain('geolocation=()');
});

test('a back office with an origin of its own is there and nowhere else, and has nothing else', async () => {
  const env = { ...services.env, publicOrigin: 'https://talent.example', officeOrigin: 'https://desk.example' };
  const apart = await createApp({ services: { ...services, env }, handlers: [], site });
  const ask = async (host: string, url: string) => {
    const { statusCode, headers } = await apart.inject({ url, headers: { host } });
    return [statusCode, headers.location];
  };
  expect(await ask('desk.example', '/office/login?redirect=%2F')).toEqual([200, undefined]);
  expect(await ask('desk.example', '/')).toEqual([302, 'https://desk.example/office/']);
  expect(await ask('desk.example', '/notify/plain')).toEqual([302, 'https://talent.example/notify/plain']);
  expect(await ask('talent.example', '/office/login')).toEqual([302, 'https://desk.example/office/login']);
  expect(await ask('talent.example', '/office/visit/')).toEqual([302, 'https://desk.example/office/visit/']);
  expect(await ask('talent.example', '/notify/plain')).toEqual([200, undefined]);
  await apart.close();
});

test('what a tenant has switched off has no head, no feed in heads and no place in the sitemap', async () => {
  const { statusCode, body } = await get('/post', 'c.example.com');
  expect(statusCode).toBe(404);
  expect(tag(body, /<title>([^<]*)/)).toBe(`这项服务目前没有开放 - ${CN.name}`);
  expect(body).toContain('<meta name="robots" content="noindex" />');
  expect((await get('/post')).statusCode).toBe(200);
  const feedsOf = async (host: string) =>
    [...(await get('/', host)).body.matchAll(/\/feed\/(\w+)\.xml/g)].map(([, code]) => code);
  expect(await feedsOf('c.example.com')).toEqual((await feedsOf('localhost')).filter((code) => code !== 'activity'));
  expect((await get('/sitemap.xml', 'c.example.com')).body).not.toMatch(/sitemaps\/(post|activity)/);
  expect((await get('/sitemaps/post.xml', 'c.example.com')).statusCode).toBe(404);
  expect((await get('/sitemaps/pages.xml', 'c.example.com')).body).not.toMatch(/\/(post|activity)</);
});
