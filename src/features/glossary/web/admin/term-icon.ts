export { IconVocabulary as KindIcon } from '@tabler/icons-react'
