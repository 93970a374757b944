import type { Section } from '#core/forms/section.ts';
import { entryLimits, nothingWords } from '#features/competition/shared/limits.ts';
import { officePhotos, papers } from './parts.ts';

const isRegistered = { field: 'company.registered', is: 'YES' } as const;
const optional = { required: false } as const;

/** Papers of the registration; those about something the form says is not there are not asked for. */
export const attachmentsSection: Section = {
  key: 'attachments',
  title: { CN: '附件', EN: 'Attachments' },
  blocks: [
    {
      title: { CN: '项目材料', EN: 'The project' },
      note: { CN: '关掉页面，下次接着传', EN: 'a broken upload goes on next time' },
      fields: ['plan', 'demo', 'video'],
    },
    { title: { CN: '企业与场所', EN: 'Company and office' }, fields: ['licence', 'officePhotos'] },
    {
      title: { CN: '证明', EN: 'Proofs' },
      fields: ['financingProof', 'honourCertificates', 'financialReports', 'shareProof', 'patentCertificates'],
    },
    { title: { CN: '承诺', EN: 'Commitment' }, fields: ['commitmentLetter'] },
  ],
  fields: [
    papers(
      'plan',
      { CN: '商业计划书', EN: 'Business plan' },
      {
        hint: {
          CN: '一份 PDF，不超过 50 MB；断网后可续传。',
          EN: 'One PDF, up to 50 MB. A broken upload goes on where it stopped.',
        },
        types: ['application/pdf'],
        maxMB: entryLimits.planMB,
        max: 1,
      },
    ),
    papers(
      'demo',
      { CN: '产品演示（选填）', EN: 'Demonstration (optional)' },
      {
        ...optional,
        maxMB: 50,
        max: 3,
        hint: { CN: 'PDF 不超过 50 MB，图片每张不超过 10 MB。', EN: 'PDF up to 50 MB, pictures up to 10 MB each.' },
      },
    ),
    papers(
      'video',
      { CN: '视频（选填）', EN: 'Video (optional)' },
      {
        ...optional,
        hint: {
          CN: 'MP4，不超过 1 分钟、100 MB；时长以文件内容为准。',
          EN: 'MP4, up to 1 minute and 100 MB; its length is read from the film itself.',
        },
        types: ['video/mp4'],
        maxMB: 100,
        maxSeconds: entryLimits.videoSeconds,
        max: 1,
      },
    ),
    papers('licence', { CN: '营业执照', EN: 'Business licence' }, { visible: isRegistered, max: 2 }),
    officePhotos,
    papers(
      'financingProof',
      { CN: '融资证明', EN: 'Proof of finance' },
      {
        visible: { field: 'company.financing', atLeast: 0.01 },
      },
    ),
    papers(
      'honourCertificates',
      { CN: '荣誉资质证书', EN: 'Certificates of honours' },
      {
        visible: {
          all: [
            { field: 'project.qualifications', filled: true },
            { field: 'project.qualifications', notIn: nothingWords },
          ],
        },
        max: 20,
      },
    ),
    papers('financialReports', { CN: '财务报表', EN: 'Financial reports' }, { visible: isRegistered }),
    papers('shareProof', { CN: '股权证明', EN: 'Proof of shares' }, { visible: isRegistered }),
    papers(
      'patentCertificates',
      { CN: '发明专利证书', EN: 'Patent certificates' },
      {
        hint: { CN: '一件一份，份数与填报的件数一致。', EN: 'One file a patent, as many as you declare.' },
        visible: { field: 'company.patents', atLeast: 1 },
        declared: {
          by: 'company.patents',
          label: { CN: '已授权发明专利', EN: 'Invention patents granted' },
          unit: { CN: '件', EN: '' },
        },
        max: 50,
      },
    ),
    papers('commitmentLetter', { CN: '签字的承诺书', EN: 'Signed commitment' }, { max: 2 }),
  ],
};
