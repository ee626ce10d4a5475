export { LinkForm } from './link-form.tsx'
export { LinkList } from './link-list.tsx'
export { useLinks } from './use-links.ts'
