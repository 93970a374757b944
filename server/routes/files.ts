import { downloadCall, uploadCompleteCall, uploadInitCall, uploadPartCall, viewCall } from '#core/contracts/files.ts';
import { announceUpload } from '#server/base/files/announce-upload.ts';
import { completeUpload } from '#server/base/files/complete-upload.ts';
import { downloadFile, partAsked, viewFile } from '#server/base/files/read-file.ts';
import { receivePart } from '#server/base/files/receive-part.ts';
import { type Handler, handle, handleOpen, handleSlow } from '#server/handle.ts';

/** Uploads in parts, views and downloads. */
export const fileRoutes: readonly Handler[] = [
  handle(uploadInitCall, announceUpload),
  handleSlow(uploadPartCall, (call, input, { request }) => receivePart(call, input, request.call?.file ?? null)),
  handleSlow(uploadCompleteCall, completeUpload),
  handleOpen(viewCall, (scope, input, { request }) => viewFile(scope, input, partAsked(request))),
  handleOpen(downloadCall, (scope, { rid }) => downloadFile(scope, rid)),
];
