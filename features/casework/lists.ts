import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const caseworkLists = resourceHeads({
  extension: {
    path: '/apply/extension',
    name: { CN: '个别延期', EN: 'Extensions' },
    permission: 'Mgr.ApplyProgram',
    load: async () => (await import('./resources/extension.ts')).extension,
  },
  sentence: {
    path: '/apply/sentence',
    name: { CN: '审核常用语', EN: 'Ready-made sentences' },
    permission: 'Mgr.ApplyProgram',
    load: async () => (await import('./resources/sentence.ts')).sentence,
  },
  casecheck: {
    path: '/apply/joint',
    name: { CN: '部门核查', EN: 'Department checks' },
    permission: 'Mgr.ApplyJoint',
    load: async () => (await import('./resources/case-check.ts')).caseCheck,
  },
  departmentstaff: {
    path: '/apply/department',
    name: { CN: '联审部门人员', EN: 'Department staff' },
    permission: 'Mgr.ApplyProgram',
    load: async () => (await import('./resources/department-staff.ts')).departmentStaff,
  },
  applyprogram: {
    path: '/apply/program',
    name: { CN: '申报年度', EN: 'Programme years' },
    item: { CN: '申报年度', EN: 'programme year' },
    permission: 'Mgr.ApplyProgram',
    load: async () => (await import('./resources/programme-year.ts')).programmeYear,
  },
});
