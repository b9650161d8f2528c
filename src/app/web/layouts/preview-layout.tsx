/** What a secret link shows stands in the frame of public pages. */
export { Component, ErrorBoundary, loader } from './public-frame.tsx'
