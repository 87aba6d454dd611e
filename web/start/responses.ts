// What is done with the answers to early requests.
const TYPE = "application/wasm";

/** Return a response with the type that browsers insist on, which not every host sends. */
export function withType(response: Response): Response {
  const { body, headers, ok, status } = response;
  if (!ok) throw new Error(`${response.url}: status ${status}`);
  return headers.get("content-type") === TYPE ? response : new Response(body, { headers: { "Content-Type": TYPE } });
}

/** Leave what goes wrong to those who take it over. */
export function reportLater(begun: object): void {
  for (const promise of Object.values(begun)) promise?.catch(() => {});
}
