import { Type } from 'typebox';
import { sides } from '../sides.ts';
import { defineCall } from './contract.ts';
import { FileShape, Id, Input, PageTenant, RequestId } from './shapes.ts';

/** Bytes of one part of an upload; the last part may be shorter. */
export const partSize = 4 * 1024 * 1024;

export const uploadInitCall = defineCall({
  method: 'POST',
  path: '/api/resource/upload/init',
  class: 'W',
  access: 'signed-in',
  sides,
  rate: 'upload',
  owner: 'self',
  fromTenant: true,
  summary: 'Announces a file: name, size in bytes, SHA-256; the same announcement again resumes it',
  summaryCN: '登记要上传的文件：名称、字节数、SHA-256；再次登记则续传',
  input: Input({
    tenantId: PageTenant,
    purpose: Type.String({ maxLength: 120 }),
    name: Type.String({ minLength: 1, maxLength: 255 }),
    size: Type.Integer({ minimum: 1 }),
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    mime: Type.String({ maxLength: 100 }),
    reqId: RequestId,
  }),
  output: Type.Object({
    uploadId: Id,
    partSize: Type.Integer(),
    parts: Type.Integer(),
    received: Type.Array(Type.Integer()),
  }),
});

export const uploadPartCall = defineCall({
  method: 'POST',
  path: '/api/resource/upload/part',
  class: 'U',
  access: 'signed-in',
  sides,
  rate: 'upload',
  owner: 'self',
  summary: 'One part as multipart: first the signed line `meta`, then the bytes `file`',
  summaryCN: '上传文件的一段',
  input: Input({
    uploadId: Id,
    index: Type.Integer({ minimum: 0 }),
    size: Type.Integer({ minimum: 1, maximum: partSize }),
    sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  }),
  output: Type.Object({ received: Type.Array(Type.Integer()) }),
});

export const uploadCompleteCall = defineCall({
  method: 'POST',
  path: '/api/resource/upload/complete',
  class: 'W',
  access: 'signed-in',
  sides,
  rate: 'upload',
  owner: 'self',
  fromTenant: true,
  summary: 'Checks the whole file against its announcement and its content against its type',
  summaryCN: '按登记核对整个文件，并核对内容与类型是否相符',
  input: Input({ tenantId: PageTenant, uploadId: Id, reqId: RequestId }),
  output: FileShape,
});

export const viewCall = defineCall({
  method: 'GET',
  path: '/api/resource/view',
  class: 'V',
  access: 'open',
  sides,
  rate: 'general',
  owner: 'self',
  summary: 'Shows a file: public ones unsigned by their pub_ id, private ones by a signed URL valid for ten minutes',
  summaryCN: '显示文件：公开的按公开编号，私有的按十分钟内有效的签名地址',
  /** `thumb`: the small copy of a private picture, at most 320 pixels a side. */
  input: Input({ rid: Id, thumb: Type.Optional(Type.Boolean()) }),
  output: Type.Object({}),
});

export const downloadCall = defineCall({
  method: 'POST',
  path: '/api/resource/download',
  class: 'D',
  access: 'open',
  sides: ['portal', 'office'],
  rate: 'export',
  owner: 'self',
  fromTenant: true,
  summary: 'Downloads a file, named from content-disposition',
  summaryCN: '下载文件',
  input: Input({ tenantId: PageTenant, rid: Id }),
  output: Type.Object({}),
});
