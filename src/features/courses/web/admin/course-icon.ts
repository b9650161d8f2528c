export { IconSchool as KindIcon } from '@tabler/icons-react'
