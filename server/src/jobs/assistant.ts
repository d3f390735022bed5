/** Jobs that the module `assistant` runs, with the payload of each. */
export interface AssistantJobs {
  'assistant.forget-asks': Record<string, never>;
}
