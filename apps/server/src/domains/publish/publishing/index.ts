export {
  findReleasedWorks,
  listReleasedWorks,
  type ReleasedWork,
  type ReleasedWorksPage,
} from './library/released-works.ts'
