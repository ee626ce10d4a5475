export { makeSquare } from './make-square.ts'
export { type GivenPicture, pictureUrlOf } from './picture-url.ts'
