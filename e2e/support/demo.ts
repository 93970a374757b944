/** Accounts of the demo data. */
export const demo = {
  password: 'Wutong-2026-demo',
  portal: { person: 'person@example.com', company: 'company@example.com', supporter: 'supporter@example.com' },
  office: { admin: 'admin', reviewer: 'reviewer', editor: 'editor', judge: 'judge', finance: 'finance' },
  poultry: { vet: 'vet@example.com' },
} as const;
