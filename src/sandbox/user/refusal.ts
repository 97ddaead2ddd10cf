/** What a real client would not let its user do. Nothing was sent to the bot. */
export class ClientRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ClientRefusal';
  }
}
