import { words } from '#kit/language/index.ts'

/** What is said where a work gets its cover. */
export const coverWords = words('publishing/cover', {
  title: 'Cover',
  lead: 'Its middle square is shown. Best with 1,400 pixels a side or more.',
  leadPodcast: 'Its middle square is shown. Podcast apps need at least 1,400 pixels a side.',
  drop: 'Drop a picture here',
  limits: 'JPEG, PNG or WebP, up to 10 MB',
  choose: 'Choose picture',
  chooseOther: 'Choose another picture',
  remove: 'Remove',
  set: 'Cover saved.',
  gone: 'Cover removed.',
  pictureSending: 'Sending the picture',
  pictureMaking: 'Cutting the square',
  pictureType: 'This is no JPEG, PNG or WebP file.',
  pictureHeavy: 'This picture is larger than 10 MB.',
} as const)
