import { createContext, use, useEffect, useState } from 'react'
import type { PostedForm } from '../posted-form.ts'
import { ApiError } from './api-client.ts'

/** Holds the answer to a form for the first page of a visit, and for no page after it. */
interface PostedFormBox {
  read(): PostedForm | undefined
  forget(): void
}

export function createPostedFormBox(posted?: PostedForm): PostedFormBox {
  let held = posted
  return {
    read: () => held,
    forget() {
      held = undefined
    },
  }
}

const PostedFormContext = createContext(createPostedFormBox())
export const PostedFormProvider = PostedFormContext.Provider

/** The answer to the form of this page, if the browser sent it by itself, without this program or before it ran. */
export function usePostedForm(): PostedForm | undefined {
  const box = use(PostedFormContext)
  const [posted] = useState(box.read)
  useEffect(() => box.forget(), [box])
  return posted
}

/** Why a posted form was refused, as the API client would say it. */
export function errorOfPosted(posted: PostedForm | undefined): ApiError | null {
  if (!posted?.problem) return null
  return new ApiError(posted.status, posted.problem, posted.retryAfterSeconds)
}
