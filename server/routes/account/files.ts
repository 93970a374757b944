import { downloadCall, uploadCompleteCall, uploadInitCall, uploadPartCall, viewCall } from '#core/contracts/files.ts';
import { announceUpload } from '../../domain/files/announce-upload.ts';
import { completeUpload } from '../../domain/files/complete-upload.ts';
import { downloadFile, viewFile } from '../../domain/files/read-file.ts';
import { receivePart } from '../../domain/files/receive-part.ts';
import { type Handler, handle, handleOpen, handleSlow } from '../../handle.ts';

/** Uploads in parts, views and downloads. */
export const fileRoutes: readonly Handler[] = [
  handle(uploadInitCall, announceUpload),
  handleSlow(uploadPartCall, (call, input, { request }) => receivePart(call, input, request.call?.file ?? null)),
  handleSlow(uploadCompleteCall, completeUpload),
  handleOpen(viewCall, (scope, input, { request }) => viewFile(scope, input, request.headers.range)),
  handleOpen(downloadCall, (scope, { rid }) => downloadFile(scope, rid)),
];
