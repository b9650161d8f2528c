import { ts } from '@ts-morph/common'

/** The compiler with the API that the generator asks for; the one that checks this project has no such API any more. */
// oxlint-disable-next-line import/no-default-export -- as the generator takes it
export default ts
