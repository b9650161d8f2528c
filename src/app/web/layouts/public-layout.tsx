export { Component, ErrorBoundary, loader } from './public-frame.tsx'
